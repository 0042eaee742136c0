// Starts the page and keeps it up to date.
//
// What the page may rely on:
// - `<html data-base>` is the folder of everything that belongs to this version, relative to the page: "0123456789abcdef/".
//   The worker is `${base}worker.js` (a module), the texts of a language are `${base}texts/${code}.ftl`.
// - The event `conclave-update` on the window says that a new version waits, and `<html data-update="waiting">` says so to
//   whoever listens too late. Who wants the new version dispatches `conclave-update-now` on the window, and the page
//   is loaded anew. Nothing happens without that: a game is never interrupted.
// - Until there is a `main` in the page, the loading screen is shown. The event `conclave-failed` on the window says that there
//   will never be one.
// - Where the browser offers to install the page, `window.conclaveInstaller` is what it offers, and the event
//   `conclave-installer` on the window says so.

import init from "./web.js";

const page = document.documentElement;

/** Says that the page cannot start, in the reader's language if that can be had. */
async function fail() {
  const failed = document.getElementById("failed");
  failed.hidden = false;
  const { sorry } = await import("./sorry.js");
  sorry(failed, navigator.languages);
}

window.addEventListener("conclave-failed", fail);

const offerToInstall = (installer) => {
  window.conclaveInstaller = installer;
  window.dispatchEvent(new CustomEvent("conclave-installer"));
};
window.addEventListener("beforeinstallprompt", (event) => {
  // The page has a button for it, where people look for it.
  event.preventDefault();
  offerToInstall(event);
});
window.addEventListener("appinstalled", () => offerToInstall(null));

try {
  await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
} catch (error) {
  fail().catch(() => {});
  throw error;
}

if ("serviceWorker" in navigator) {
  if (page.dataset.build === "dev") {
    // Whoever builds the page wants to see what was built last.
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  } else {
    await keepUpToDate(navigator.serviceWorker);
  }
}

async function keepUpToDate(workers) {
  const hour = 3_600_000;
  let controlled = workers.controller !== null;
  let wanted = false;

  const tell = () => {
    page.dataset.update = "waiting";
    window.dispatchEvent(new CustomEvent("conclave-update"));
  };

  let registration;
  try {
    registration = await workers.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch {
    // Private windows may refuse; then there is no offline, and nothing else is lost.
    return;
  }

  // Some browsers refuse without saying so.
  if (!registration) return;

  const watch = (worker) => {
    const look = () => {
      // The very first version waits for nobody.
      if (worker.state === "installed" && workers.controller) tell();
    };
    worker.addEventListener("statechange", look);
    look();
  };
  if (registration.waiting) watch(registration.waiting);
  if (registration.installing) watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));

  workers.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    // Another window took the new version; this one goes on until it is told to.
    else if (controlled) tell();
    controlled = true;
  });

  window.addEventListener("conclave-update-now", () => {
    wanted = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  });

  // Those who leave the page open for days hear of new versions too.
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - looked > hour) {
      looked = Date.now();
      registration.update().catch(() => {});
    }
  });

  // What this first visit did not need is fetched when the page has nothing else to do.
  const idle = window.requestIdleCallback ?? ((done) => setTimeout(done, 2000));
  const { active } = await workers.ready;
  idle(() => active.postMessage("fetch the rest"));
}
