// Browsers give pages of the file system no workers. This runs the worker of the search in a hidden frame instead. Its script
// looks for the name IFrameWorker in the parent page, and waits for the result of importScripts.
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement("iframe")
      frame.hidden = true
      frame.title = "search"
      this.loaded = new Promise(resolve => frame.addEventListener("load", () => resolve(frame.contentWindow)))
      window.addEventListener("message", event => {
        if (event.source === frame.contentWindow) this.dispatchEvent(new MessageEvent("message", { data: event.data }))
      })
      const setup = () => {
        self.postMessage = data => parent.postMessage(data, "*")
        self.importScripts = (...addresses) => addresses.reduce((before, address) => before.then(() =>
          new Promise((resolve, reject) => {
            const script = document.createElement("script")
            script.src = address
            script.onload = resolve
            script.onerror = () => reject(new Error(address))
            document.head.append(script)
          })), Promise.resolve())
      }
      const address = String(new URL(url, document.baseURI)).replaceAll("&", "&amp;").replaceAll('"', "&quot;")
      frame.srcdoc = `<!doctype html><title>search</title><script>(${setup})()</script><script src="${address}"></script>`
      document.body.append(frame)
    }

    postMessage(data) {
      this.loaded.then(inner => inner.dispatchEvent(new inner.MessageEvent("message", { data })))
    }

    terminate() {}
  }
  window.Worker = window.IFrameWorker
}
