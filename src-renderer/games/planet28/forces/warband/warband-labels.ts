import type { Choice, ChoiceGroup } from '#renderer/ui/types.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Kinds of play of a warband, as choices. */
export const WARBAND_PLAY_MODE_CHOICES = [
  { value: 'opposed', label: 'Opposed' },
  { value: 'solo', label: 'Solo' },
  { value: 'co-op', label: 'Co-op' },
] as const satisfies readonly Choice[]

/** States of a warband, as tabs of the forces page. */
export const WARBAND_STATE_TABS = [
  { value: 'active', label: 'Warbands' },
  { value: 'template', label: 'Templates' },
  { value: 'archived', label: 'Archive' },
] as const satisfies readonly Choice[]

type Strength = Pick<WarbandView, 'characters' | 'squads' | 'vehicles'>

/**
 * Formats the strength of a warband: “8 characters (1 squad), 1 vehicle”. Squad members count as characters
 * (P28-BUILD-1).
 */
export function formatWarbandStrength({ characters, squads, vehicles }: Strength): string {
  const among = squads === 0 ? '' : ` (${formatCount(squads, 'squad', 'squads')})`
  const people = formatCount(characters, 'character', 'characters') + among
  return vehicles === 0 ? people : `${people}, ${formatCount(vehicles, 'vehicle', 'vehicles')}`
}

/** Lists the warbands that a unit can belong to, active ones first. */
export function listWarbandChoices(warbands: readonly WarbandView[]): (Choice | ChoiceGroup)[] {
  const choicesIn = (state: WarbandView['state']) =>
    warbands.filter((warband) => warband.state === state).map(({ id, name }) => ({ value: id, label: name }))
  const rest = [
    { label: 'Templates', options: choicesIn('template') },
    { label: 'Archive', options: choicesIn('archived') },
  ].filter(({ options }) => options.length > 0)
  return [...choicesIn('active'), ...rest]
}
