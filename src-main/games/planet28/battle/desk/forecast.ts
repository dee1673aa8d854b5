import type { AttackForecast, ChainForecast, Forecast } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { type Attack, attackNumbers } from '../odds/attack-numbers.ts'
import { chainOdds } from '../odds/chain-odds.ts'
import type { Chances } from '../odds/chances.ts'
import { defenderNumbers, type NamedDefender } from '../odds/target-numbers.ts'
import { lookAt, type Scene, unitIn } from '../scene.ts'
import { ableStrikes } from './able-strikes.ts'
import { forecastOf, tried } from './attack-forecast.ts'
import { curveOf } from './curve.ts'
import { othersOf } from './others.ts'
import { whatIfs } from './what-ifs.ts'

/** A forecast of nothing. */
export const NOTHING = { attacks: [], counter: null, chain: null, others: [], whatIfs: [] } as const

/** What attacks on one target may come to, before any die is thrown; what may not be asked says why (P28-ATK-1). */
export function forecast(battle: Battle, attacks: readonly Attack[]): Forecast {
  const scene = lookAt(battle)
  const [first] = attacks
  if (first === undefined) return { refusal: null, ...NOTHING }
  const seen = tried(() => foreseen(scene, attacks))
  if (seen.refusal === null) return { refusal: null, ...seen.result }
  const changed = tried(() => whatIfs(scene, first, []))
  return { ...NOTHING, refusal: seen.refusal, whatIfs: changed.result ?? [] }
}

/** The attacks of one chain: the same unit has used up by its second what was kept for its first (P28-AB-aimed-shot). */
function stepsOf(scene: Scene, attacks: readonly Attack[]) {
  const spent = new Set<string>()
  return attacks.map((attack, at) => {
    const then = spent.has(attack.unit) ? lookAt(afterAttack(scene.battle, attack.unit)) : scene
    spent.add(attack.unit)
    const strikes = () => ableStrikes(then, attack).map((asked) => ({ asked, named: attackNumbers(then, asked) }))
    // The first is what is asked about: its refusal is the answer.
    const found = at === 0 ? { refusal: null, result: strikes() } : tried(strikes)
    return {
      unit: attack.unit,
      isFight: attack.type === 'fight',
      refusal: found.refusal,
      strikes: found.result ?? [],
    }
  })
}

function afterAttack(battle: Battle, id: string): Battle {
  const units = battle.units.map((one) =>
    one.id === id
      ? { ...one, conditions: one.conditions.filter(({ endsWithAttack }) => endsWithAttack !== true) }
      : one,
  )
  return { ...battle, units }
}

function foreseen(scene: Scene, asked: readonly Attack[]): Omit<Forecast, 'refusal'> {
  const [first] = asked
  if (first === undefined) return NOTHING
  const attacks = asked.filter(({ target }) => target === first.target)
  const steps = stepsOf(scene, attacks)
  const strikes = steps.flatMap((step) => step.strikes)
  if (unitIn(scene, first.target).kind === 'vehicle')
    return {
      ...NOTHING,
      attacks: strikes.map(({ asked: strike, named }) => forecastOf(strike.attack.unit, { named, defender: null })),
    }
  const defender = defenderNumbers(scene, first.target, first.member)
  const others = othersOf(scene, { attacks })
  return {
    attacks: strikes.map(({ asked: strike, named }) => forecastOf(strike.attack.unit, { named, defender })),
    counter: counterForecast(scene, first),
    chain: chainForecast(steps, defender),
    others,
    whatIfs: whatIfs(scene, first, others),
  }
}

function chainForecast(steps: ReturnType<typeof stepsOf>, { numbers: defender }: NamedDefender): ChainForecast {
  const { left, members, killAfter, breaks, breaksUp } = chainOdds(
    steps.map(({ isFight, strikes }) => ({ isFight, strikes: strikes.map(({ named }) => named.numbers) })),
    defender,
  )
  const hitPoints = defender.members.reduce((sum, member) => sum + member.hitPoints, 0)
  const lost = defender.squad === null ? lessThan(hitPoints, left) : lessThan(defender.members.length, members)
  return {
    steps: steps.map(({ unit, refusal }, at) => ({ unit, refusal, kill: killAfter[at] ?? 0 })),
    counts: defender.squad === null ? 'hit-points' : 'members',
    lost: curveOf(lost),
    breaks,
    breaksUp,
  }
}

/** Odds of what is lost, from those of what is left. */
function lessThan(before: number, left: Chances): Chances {
  return Array.from({ length: before + 1 }, (_none, lost) => left[before - lost] ?? 0)
}

/** What the one attacked does to the attacker where it fights back; the dead still hit (P28-COUNT-2). */
function counterForecast(scene: Scene, attack: Attack): AttackForecast | null {
  const weapon = attack.type === 'fight' ? attack.answer?.counter : undefined
  const foe = scene.battle.units.find(({ id }) => id === attack.target)
  const model =
    foe === undefined || foe.kind === 'vehicle' ? undefined : foe.models.find(({ fate }) => fate === 'fights')
  if (weapon === undefined || foe === undefined || model === undefined) return null
  const { id: unit, side: by } = foe
  const back: Attack = {
    type: 'fight',
    by,
    unit,
    target: attack.unit,
    strikes: [{ model: model.id, weapon }],
    distanceCm: 0,
  }
  const asked = { attack: back, at: 0, isCounter: true }
  return forecastOf(unit, { named: attackNumbers(scene, asked), defender: defenderNumbers(scene, attack.unit) })
}
