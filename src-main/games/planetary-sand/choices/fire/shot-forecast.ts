import { computeVolleyOdds, type TargetEffectChance } from '#main/games/planetary-sand/odds/volley-odds.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { RANGE_BANDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import type { OutcomeDistribution, DraftForecast, RollForecast, DiceToRoll } from '#shared/match/protocol.ts'
import { listDeclaredShotForecasts } from './declared-shot-forecasts.ts'
import { computeLossChance, type PlannedShot } from './shooter-group.ts'
import type { ShotBreakdown } from './target-assessments.ts'

/** A shot that can be fired, with its chance. */
type OpenShot = Extract<PlannedShot, { readonly chance: ShotBreakdown }>

/** Sides of a die and of a coin. */
const [DIE, COIN] = [6, 2]

/** Keeps the shots that can be fired. */
export function listFireableShots(shots: readonly PlannedShot[]): OpenShot[] {
  return shots.filter((shot): shot is OpenShot => 'chance' in shot)
}

/** What follows a hit: “damage 3 against 1: no coin is needed”. */
export function describeDamage({ damage, defence, coin, result }: ShotBreakdown): string {
  const effects = { never: 'no effect', 'on-heads': `${result} on heads of a coin`, surely: result } as const
  return `damage ${damage} against ${defence}: ${effects[coin]}`
}

/** What shots at one target need and may come to (SAND-HIT-1, SAND-HIT-5, SAND-DEF-2, SAND-TURN-3). */
export function forecastShots(battle: Battle, by: string, shots: readonly OpenShot[]): DraftForecast | null {
  const [first] = shots
  if (!first) return null
  const chance = computeLossChance(shots.map((shot) => shot.chance.effect))
  const again = computeLossChance(shots.map((shot) => shot.chance.again))
  return {
    chance,
    rolls: listRollForecasts(shots),
    distributions: [
      shots.length === 1 ? describeShotOutcomes(first) : describeVolleyOutcomes(first, chance),
      ...describeAllLosses(battle, by, shots),
    ],
    variants: again > chance + LEAST_GAIN ? [{ label: 'Again next turn', chance: again }] : [],
  }
}

/** Smallest difference of chances that is worth showing. */
const LEAST_GAIN = 0.001

/** One roll for all shooters who need the same (SAND-HIT-1 to SAND-HIT-3). */
function listRollForecasts(shots: readonly OpenShot[]): RollForecast[] {
  const groups = Map.groupBy(shots, ({ chance: { band, parts } }) => JSON.stringify([band, parts]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { chance, command } = first
    const names = formatList(group.map((shot) => shot.command.shooter))
    return [
      {
        label: `${names}: ${WEAPONS[command.weapon].title.toLowerCase()}, ${RANGE_BANDS[chance.band].title.toLowerCase()}`,
        dice: '2D6',
        needed: { is: 'at-least', value: chance.need, parts: [] },
        modifiers: chance.parts,
        note: describeDamage(chance),
        chance: chance.hit,
        rules: chance.rules,
      } satisfies RollForecast,
    ]
  })
}

function describeShotOutcomes({ chance: { hit, effect, result } }: OpenShot): OutcomeDistribution {
  return {
    label: 'The shot',
    outcomes: [
      { label: capitalize(result), chance: effect },
      { label: 'Hit, no effect', chance: hit - effect },
      { label: 'Missed', chance: 1 - hit },
    ],
  }
}

function describeVolleyOutcomes(
  { command: { target }, chance: { result } }: OpenShot,
  chance: number,
): OutcomeDistribution {
  return {
    label: 'The volley',
    outcomes: [
      { label: `${target} ${result}`, chance },
      { label: 'No effect', chance: 1 - chance },
    ],
  }
}

/** Losses by these shots and those that the side has declared already (SAND-TURN-1, SAND-TURN-3). */
function describeAllLosses(battle: Battle, by: string, shots: readonly OpenShot[]): OutcomeDistribution[] {
  const declared = listDeclaredEffectChances(battle, by)
  const own = shots.map(({ command: { target }, chance: { effect } }) => ({ target, effect }))
  return declared.length === 0 ? [] : [buildLossDistribution('Losses with all declared shots', [...declared, ...own])]
}

/** Chances of the direct shots that a side has declared. */
export function listDeclaredEffectChances(battle: Battle, by: string): TargetEffectChance[] {
  return listDeclaredShotForecasts(battle).flatMap(({ shot, target, chance }) =>
    shot.by === by && target !== null && chance ? [{ target, effect: chance.effect }] : [],
  )
}

/** How many targets shots may take out; surplus hits are wasted (SAND-TURN-3). */
export function buildLossDistribution(label: string, shots: readonly TargetEffectChance[]): OutcomeDistribution {
  const { losses } = computeVolleyOdds(shots)
  return {
    label,
    outcomes: losses.map((chance, count) => ({
      label: count === 0 ? 'None' : formatCount(count, 'loss', 'losses'),
      chance,
    })),
  }
}

/** The dice of a direct shot: two dice, then a coin if a hit needs one (SAND-HIT-1, SAND-DEF-2). */
export function buildShotDiceToRoll(label: string, { coin, onDice }: ShotBreakdown): DiceToRoll {
  return { label, dice: [DIE, DIE], next: coin === 'on-heads' ? { atLeast: onDice, dice: [COIN] } : null }
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
