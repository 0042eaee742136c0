// The worker in which the bots think: a module, started by the page as `${base}worker.js`. It runs the program of the page,
// which sees for itself that it is in a worker.
//
// The page may send messages at once; those that come before the program is there are kept for it.

import init from "./web.js";

const early = [];
const keep = (event) => early.push(event.data);
self.addEventListener("message", keep);

try {
  await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
} catch (error) {
  // Thrown outside of the module, it reaches `onerror` of the page.
  setTimeout(() => {
    throw error;
  });
}

self.removeEventListener("message", keep);
for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
