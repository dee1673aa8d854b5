import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Removes men from groups of prisoners; empty groups are dropped. */
export function removeFromCaptives({ captives }: Battle, men: readonly string[]): Battle['captives'] {
  return captives
    .map((captive) => ({ ...captive, men: captive.men.filter((id) => !men.includes(id)) }))
    .filter((candidate) => candidate.men.length > 0)
}
