// Plays for MILLISECONDS by pressing what can be pressed, and measures every frame meanwhile: the work of the main thread from
// the first callback of the frame to the first task after it, and the time since the frame before.
const work = [], between = [];
let last = null, began = 0, running = true;
const channel = new MessageChannel();
channel.port1.onmessage = () => work.push(performance.now() - began);
const frame = (at) => {
  began = performance.now();
  if (last !== null) between.push(at - last);
  last = at;
  channel.port2.postMessage(0);
  if (running) requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
const end = performance.now() + MILLISECONDS;
while (performance.now() < end && !document.querySelector('.ending')) {
  if (document.querySelector('.situation.asked')) {
    const choices = [...document.querySelectorAll('[data-choice]:not([aria-disabled=true]):not(:disabled)')];
    choices[Math.floor(Math.random() * choices.length)]?.click();
    [...document.querySelectorAll('.table-area button.primary:not(:disabled)')].at(-1)?.click();
  }
  await new Promise((done) => setTimeout(done, 120));
}
running = false;
return { work, between };
