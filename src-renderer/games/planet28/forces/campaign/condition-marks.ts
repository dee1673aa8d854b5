import { Activity, BedSingle, CarFront, Frown, HeartCrack, type LucideIcon, ShieldAlert, Wrench } from '@lucide/vue'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'

/** What is shown of a condition where there is little room: a sign and a word. */
export interface ConditionMark {
  readonly id: string
  readonly icon: LucideIcon
  readonly word: string
  readonly title: string
  /** It keeps the unit from the next battle. */
  readonly isOut: boolean
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'out-of-action': BedSingle,
  shaken: Frown,
  'life-long-wounds': HeartCrack,
  'battle-scarred': ShieldAlert,
  damaged: Wrench,
  'slow-repairs': CarFront,
}

/** The sign of a condition. */
export function getConditionIcon(condition: string): LucideIcon {
  return ICONS[condition] ?? Activity
}

/** The conditions of a unit as marks; what keeps it away stands first. */
export function listConditionMarks({ conditions, isOut, unit }: UnitStateView): ConditionMark[] {
  const marks = conditions.map(({ id, condition, name, summary, effect, lasts }) => {
    const title = [summary, effect, lasts].filter((part) => part !== '').join(' · ')
    return { id, icon: getConditionIcon(condition), word: name, title, isOut: false }
  })
  if (isOut === null) return marks
  return [{ id: unit.id, icon: BedSingle, word: 'Misses the next battle', title: isOut, isOut: true }, ...marks]
}
