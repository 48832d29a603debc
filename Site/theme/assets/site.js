// The theme adds frames around tables and buttons to code when it starts. People without a mouse scroll the frames by keys
// once these can have the focus, and a button is no navigation.
const improve = () => {
  for (const frame of document.querySelectorAll(".md-typeset__scrollwrap, .md-typeset pre > code")) frame.tabIndex = 0
  for (const buttons of document.querySelectorAll("nav.md-code__nav")) buttons.setAttribute("role", "presentation")
}
improve()
new MutationObserver(improve).observe(document.body, { childList: true, subtree: true })
