/** A short low tone: whoever packs looks at the goods, not at the screen. Silent where there is no sound. */
export function soundWrong(): void {
  if (typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  tone.type = "square";
  tone.frequency.value = 180;
  tone.connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.4);
  tone.onended = () => void sound.close();
}
