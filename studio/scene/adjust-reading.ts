import type { Reading } from './reading.ts'

/** In snow a wood, a field and a village are the winter scene's, and so is a cottage that stands nowhere else. */
export function snowedIn({ scenes, subjects, slots: { weather, season, style } }: Reading): void {
  if ((weather !== 'snow' && season !== 'winter') || style === 'ink') return
  for (const entry of scenes) {
    if (entry.scene !== 'forest' && entry.scene !== 'meadow') continue
    entry.scene = 'winter'
    delete entry.approximate
  }
  const cottage = subjects.find(({ kind, approximate }) => kind === 'house' && !approximate)
  if (cottage && scenes.every(({ claim }) => claim < 3)) scenes.push({ scene: 'winter', claim: 3, item: cottage.item })
}

/** A bridge over a brook, or in a wood, spans the wood's brook. */
export function spanned(reading: Reading): void {
  const bridge = reading.manners.find(({ manner }) => manner === 'bridge')
  const wooded = reading.scenes.find(({ scene, item }) => scene === 'forest' || item.meanings.some(({ slot, value }) => slot === 'manner' && value === 'stream'))
  if (!bridge || !wooded || reading.scenes.some(({ scene, claim, item }) => claim > 5 && (scene === 'city' || scene === 'old-town') && item.words !== bridge.words)) return
  reading.scenes = reading.scenes.filter(({ item }) => item.words !== bridge.words)
  reading.places = reading.places.filter(({ words }) => words !== bridge.words)
  reading.scenes.push({ scene: 'forest', claim: 27, item: wooded.item })
}
