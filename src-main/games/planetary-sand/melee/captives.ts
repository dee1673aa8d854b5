import type { Battle } from '#shared/games/planetary-sand/battle.ts'

/** Groups of prisoners without these; nobody guards an empty one. */
export function removeFromCaptives({ captives }: Battle, men: readonly string[]): Battle['captives'] {
  return captives
    .map((captive) => ({ ...captive, men: captive.men.filter((id) => !men.includes(id)) }))
    .filter((candidate) => candidate.men.length > 0)
}
