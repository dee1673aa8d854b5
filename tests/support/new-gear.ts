import type { ChoiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'

/** The pieces that an aftermath brings into a campaign: rounds that are made (P28-TR-ammo-smith), and what strangers had (P28-AB-loot). */
export function newGear(choices: readonly ChoiceQuestion[]): string[] {
  return choices.flatMap(({ key, chosen }) => {
    if (chosen === null) return []
    if (key.startsWith('round:')) return [chosen]
    return key.startsWith('loot:') && chosen.startsWith('/') ? [chosen.slice(1)] : []
  })
}
