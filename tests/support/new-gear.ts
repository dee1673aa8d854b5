import type { ChoiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'

/**
 * Ids of the pieces that an aftermath adds to a campaign: crafted rounds (P28-TR-ammo-smith), and gear looted from
 * strangers (P28-AB-loot).
 */
export function newGear(choices: readonly ChoiceQuestion[]): string[] {
  return choices.flatMap(({ key, chosen }) => {
    if (chosen === null) return []
    if (key.startsWith('round:')) return [chosen]
    return key.startsWith('loot:') && chosen.startsWith('/') ? [chosen.slice(1)] : []
  })
}
