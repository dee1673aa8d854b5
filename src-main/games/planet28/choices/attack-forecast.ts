import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type {
  AttackForecast,
  Distribution as BattleDistribution,
  AttackSequenceForecast,
  RollForecast as BattleRoll,
} from '#shared/games/planet28/battle/forecasts.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { formatList, formatSigned } from '#shared/kit/format.ts'
import type { OutcomeDistribution, DistributionThreshold, DraftForecast, RollForecast } from '#shared/match/protocol.ts'
import type { BattleWithRules } from '../battle/queries/build-choice.ts'
import { forecastAttacks } from '../battle/queries/forecast.ts'
import { getRowName } from './input-context.ts'

/** Whether an order has a forecast. */
export function isAttack(order: BattleCommand): order is AttackOrder {
  return ['shoot', 'fight', 'fire', 'vehicle-fight'].includes(order.type)
}

/** Builds the displayed forecast of consecutive attacks on one target. Null if nothing can be forecast (P28-ATK-1). */
export function buildAttackForecast(context: BattleWithRules, attacks: readonly AttackOrder[]): DraftForecast | null {
  const { attacks: strikes, counter, chain, whatIfs } = forecastAttacks(context.battle, attacks)
  const [first] = strikes
  if (first === undefined) return null
  const isSingle = strikes.length === 1
  return {
    chance: first.hit.chance,
    rolls: [
      ...strikes.flatMap((strike) => listRolls(context, strike)),
      ...(counter === null ? [] : listRolls(context, counter)),
    ],
    distributions: [
      ...(isSingle && chain?.counts === 'hit-points' ? [buildOutcomes(first)] : []),
      ...(isSingle || chain === null ? buildLosses(context.battle, first, chain) : [buildChainLosses(chain)]),
    ],
    variants: whatIfs.map(({ label, hit }) => ({ label, chance: hit })),
  }
}

/** The rolls of a strike: to hit, the block of the target, and the break test after it. */
function listRolls(context: BattleWithRules, strike: AttackForecast): RollForecast[] {
  const { unit, weapon, hit, block, breakTest, chargeDice } = strike
  const name = (id: string) => context.battle.units.find((candidate) => candidate.id === id)?.name ?? id
  const weaponName = weapon === 'hull' ? 'hull' : getRowName(context, weapon)
  const charge = chargeDice === null ? null : `the number rises by ${chargeDice.dice} for the charge`
  return [
    buildRoll(`${name(unit)}: ${weaponName}`, hit, { note: charge ?? formatDamage(strike) }),
    ...(block === null ? [] : [buildRoll(`Block of ${name(strike.target)}`, block)]),
    ...(breakTest === null ? [] : [buildRoll(`Break test of ${name(strike.target)}`, breakTest)]),
  ]
}

function buildRoll(label: string, roll: BattleRoll, { note = null }: { note?: string | null } = {}): RollForecast {
  const { target, parts, chance } = roll
  return {
    label,
    dice: '1D10',
    needed: { is: 'under', value: target, parts: parts.map(({ source, value }) => ({ source, value })) },
    modifiers: [],
    note,
    chance,
    rules: [...new Set(parts.map(({ rule }) => rule))],
  }
}

/** The dice after a hit: “If it hits: 3D8, +1 Strong, less 1D6 Light armour”. */
function formatDamage({ damageDice, damageParts, armourDice }: AttackForecast): string | null {
  if (damageDice.length === 0) return null
  const added = damageParts.map(({ source, value }) => `${formatSigned(value)} ${source}`)
  const less = armourDice.map(({ source, dice }) => `less ${dice} ${source}`)
  return `If it hits: ${[formatList(damageDice.map(({ dice }) => dice)), ...added, ...less].join(', ')}`
}

/** What a strike at a character comes to; the outcomes exclude each other. */
function buildOutcomes({ hit, kill, breaks }: AttackForecast): OutcomeDistribution {
  return {
    label: 'Outcome',
    outcomes: [
      { label: 'Missed', chance: 1 - hit.chance },
      { label: 'Hit, it stays', chance: Math.max(0, hit.chance - kill - breaks) },
      { label: 'It runs', chance: breaks },
      { label: 'Out of action', chance: kill },
    ],
  }
}

const COUNTED = { 'hit-points': 'Hit points lost', members: 'Members lost', sections: 'Hit points lost' } as const

/** What one strike costs the target. Of a character only strikes that hit count: misses are in the outcomes. */
function buildLosses(
  battle: Battle,
  strike: AttackForecast,
  chain: AttackSequenceForecast | null,
): OutcomeDistribution[] {
  if (chain?.counts === 'members') return [buildChainLosses(chain)]
  const { lost, hit } = strike
  const target = battle.units.find(({ id }) => id === strike.target)
  if (target?.kind !== 'character') return [{ label: COUNTED['hit-points'], outcomes: lost.map(toOutcome) }]
  if (hit.chance === 0) return []
  const outcomes = lost.map(({ value, chance }) => ({
    label: String(value),
    chance: Math.max(0, value === 0 ? chance - (1 - hit.chance) : chance) / hit.chance,
  }))
  return [{ label: 'Hit points lost by a hit', outcomes, marks: listMarks(target, strike) }]
}

/** Where a character has less than half of its hit points, and none (P28-BREAK-1, P28-DMG-2). */
function listMarks({ models: [model] }: CharacterOrSquadUnit, { breakTest }: AttackForecast): DistributionThreshold[] {
  if (model === undefined) return []
  const { hitPoints, start } = model
  const below = Math.floor(hitPoints - start / 2) + 1
  const isTested = breakTest !== null && below < hitPoints
  return [
    ...(isTested ? [{ at: Math.max(1, below), label: 'Break test', tone: 'neutral' as const }] : []),
    { at: hitPoints, label: 'Out of action', tone: 'failure' as const },
  ]
}

function buildChainLosses({ counts, lost }: AttackSequenceForecast): OutcomeDistribution {
  return { label: COUNTED[counts], outcomes: lost.map(toOutcome) }
}

function toOutcome({ value, chance }: BattleDistribution[number]): OutcomeDistribution['outcomes'][number] {
  return { label: String(value), chance }
}
