// Sends what the plain script answers about one file.
(async () => {
  const name = new URL(location.href).searchParams.get("file");
  const blob = await (await fetch(`/file?path=${encodeURIComponent(name)}`)).blob();
  const { json } = await preflight.judge(new File([blob], name.split("/").pop()), { to: ["all"] });
  await fetch("/result?path=plain", { method: "POST", body: json });
  await fetch("/done", { method: "POST", body: "" });
})().catch((error) => fetch("/done", { method: "POST", body: `${error?.stack ?? error}` }));
