import type { BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import { formatCount } from '#shared/kit/format.ts'

type Changed = BattleEventOf<'changed'>
type Words = Readonly<Record<string, (unit: string, value: unknown) => string | null>>

/** Formats a change of each field of a unit; null if it is not visible at the table. */
const FIELDS: Words = {
  isBroken: (unit, value) => (value === true ? `${unit} is broken` : `${unit} has recovered`),
  standsFirm: (unit, value) => (value === true ? `Nothing breaks ${unit} any more` : null),
  failedTests: (unit, value) => (value === 0 ? `The crew of ${unit} is steady` : `The crew of ${unit} is shaken`),
  isDerelict: (unit, value) => (value === true ? `${unit} is derelict` : null),
  isFallen: (unit, value) => (value === true ? `${unit} lies on its side` : `${unit} stands upright`),
  isFlying: (unit, value) => (value === true ? `${unit} flies` : `${unit} stands on the ground`),
  boost: (unit, value) =>
    typeof value === 'number'
      ? `${unit} drives ${value} cm farther next`
      : value === 'stalled'
        ? `${unit} is stalled`
        : null,
  smokeTurn: (unit, value) => (value === null ? null : `Smoke hides ${unit} this turn`),
  pilot: (unit, value) => (value === unit ? `${unit} drives by itself` : `${String(value)} drives ${unit}`),
  stock: (unit, value) => (Array.isArray(value) ? `${unit} has ${formatCount(value.length, 'round')} left` : null),
  breakTests: (unit, value) =>
    typeof value === 'number' ? `${unit} has taken ${formatCount(value, 'break test')}` : null,
  rerollWish: (unit, value) =>
    value === 'never'
      ? `${unit} keeps its rerolls`
      : `${unit} rolls again where it may${value === 'paid' ? ', also for hit points' : ''}`,
  arcana: (unit) => `${unit} has other powers`,
  profile: (unit) => `${unit} is not what it was`,
}

/** Formats a change of a unit; null if no difference is visible at the table. */
export function formatUnitChange({ unit, change }: Changed): string | null {
  const texts = Object.entries(change).flatMap(([field, value]) => FIELDS[field]?.(unit, value) ?? [])
  return texts.length === 0 ? null : texts.join(', ')
}
