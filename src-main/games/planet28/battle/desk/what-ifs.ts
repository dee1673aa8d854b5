import type { OtherAttack, WhatIf } from '#shared/games/planet28/battle/questions.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { type Attack, attackNumbers } from '../odds/attack-numbers.ts'
import { attackOdds } from '../odds/attack-odds.ts'
import { chainOdds } from '../odds/chain-odds.ts'
import { meanOf } from '../odds/chances.ts'
import { defenderNumbers } from '../odds/target-numbers.ts'
import { Illegal, lockedWith, lookAt, type Scene, unitIn } from '../scene.ts'
import { weaponInUse } from '../weapons.ts'
import { ableStrikes } from './able-strikes.ts'
import { attacksAtHand, foesOf } from './attack-offers.ts'

/** The most of others in its place, and of other targets, that are shown: those that kill most. */
const MOST_OTHERS = 3
/** From this height on a shot is easier or harder (P28-SHOOT-4). */
const HEIGHT_CM = 5

/** The same attack with one thing changed. */
interface Changed {
  readonly label: string
  readonly attack: Attack
  readonly battle?: Battle
}

/** What one change would do to an attack: where it stands, with what, at whom, by whom; changes that do nothing are left out. */
export function whatIfs(scene: Scene, attack: Attack, others: readonly OtherAttack[]): WhatIf[] {
  const now = weighed(scene, { label: '', attack })
  const best = (changes: readonly Changed[]) =>
    changes
      .flatMap((changed) => weighed(scene, changed) ?? [])
      .filter(({ hit, kill, mean }) => hit !== now?.hit || kill !== now.kill || mean !== now.mean)
      .toSorted((one, other) => other.kill - one.kill || other.mean - one.mean)
  const own = attack.type === 'shoot' ? situations(scene, attack) : charges(scene, attack)
  const asItIs = now === null ? [] : [{ ...now, label: 'As it is' }]
  return [
    ...asItIs,
    ...best([...distances(scene, attack), ...own, ...weapons(scene, attack)]),
    ...best(waits(scene, attack, others)).slice(0, MOST_OTHERS),
    ...best(targets(scene, attack)).slice(0, MOST_OTHERS),
  ]
}

/** All strikes of an attack at once; null where it may not be made. */
function weighed(scene: Scene, { label, attack, battle = scene.battle }: Changed): WhatIf | null {
  try {
    const then = battle === scene.battle ? scene : lookAt(battle)
    const defender = defenderNumbers(then, attack.target, attack.member).numbers
    const strikes = ableStrikes(then, attack).map((asked) => attackNumbers(then, asked).numbers)
    const [first] = strikes
    if (first === undefined) return null
    const before = defender.members.reduce((sum, { hitPoints }) => sum + hitPoints, 0)
    const { left, killAfter } = chainOdds([{ isFight: attack.type === 'fight', strikes }], defender)
    return { label, hit: attackOdds(first, defender).hit, kill: killAfter[0] ?? 0, mean: before - meanOf(left) }
  } catch (error) {
    if (error instanceof Illegal) return null
    throw error
  }
}

/** Nearer or farther, where that brings the target within reach (P28-SHOOT-1). */
function distances(scene: Scene, attack: Attack): Changed[] {
  if (attack.type === 'fight') return []
  const { distanceCm } = attack.said
  const unit = unitIn(scene, attack.unit)
  const [strike] = attack.strikes
  if (unit.kind === 'vehicle' || strike === undefined) return []
  const model = unit.models.find(({ id }) => id === strike.model)
  if (model === undefined) return []
  const { row } = weaponInUse(scene, unit, { model, id: strike.weapon })
  const wanted = [
    ...(distanceCm > row.rangeCm ? [row.rangeCm] : []),
    ...(distanceCm < (row.minRangeCm ?? 0) ? [row.minRangeCm ?? 0] : []),
  ]
  return wanted.map((cm) => ({
    label: cm < distanceCm ? `${distanceCm - cm} cm nearer` : `${cm - distanceCm} cm farther`,
    attack: { ...attack, said: { ...attack.said, distanceCm: cm } },
  }))
}

/** Cover, height, and moves of either (P28-COVER-1, P28-SHOOT-3, P28-SHOOT-4). */
function situations(scene: Scene, attack: Extract<Attack, { type: 'shoot' }>): Changed[] {
  const { said, unit, target } = attack
  const { heightCm = 0 } = said
  const told = (label: string, change: Partial<typeof said>): Changed => ({
    label,
    attack: { ...attack, said: { ...said, ...change } },
  })
  const own = unitIn(scene, unit).turn.moves
  const theirs = unitIn(scene, target).turn.moves
  return [
    ...(said.cover === 'none' ? [] : [told('Without its cover', { cover: 'none', hiddenMembers: 0 })]),
    ...(heightCm >= HEIGHT_CM ? [told('From its height', { heightCm: 0 })] : []),
    ...(heightCm > -HEIGHT_CM ? [told(`From ${HEIGHT_CM} cm above it`, { heightCm: -HEIGHT_CM })] : []),
    {
      label: own === 0 ? 'After a Move' : 'Without a Move before',
      attack,
      battle: withMoves(scene, unit, own === 0 ? 1 : 0),
    },
    ...(theirs === 0 ? [] : [{ label: 'Once it stands still', attack, battle: withMoves(scene, target, 0) }]),
  ]
}

/** A charge in place of a Fight (P28-CHRG-1). */
function charges({ battle }: Scene, attack: Extract<Attack, { type: 'fight' }>): Changed[] {
  const { unit, target } = attack
  if (battle.due.length > 0 || lockedWith(battle, unit).includes(target)) return []
  const due = { ask: 'charge-fight', unit, target, rule: 'P28-CHRG-1' } as const
  return [{ label: 'By a Charge', attack, battle: { ...battle, due: [due] } }]
}

/** What else the unit has in hand. */
function weapons(scene: Scene, attack: Attack): Changed[] {
  const unit = unitIn(scene, attack.unit)
  if (unit.kind === 'vehicle') return []
  const type = attack.type === 'shoot' ? 'ranged' : 'melee'
  return attacksAtHand(scene, unit)
    .filter(({ row, weapon }) => row.type === type && attack.strikes.every((strike) => strike.weapon !== weapon))
    .map(({ row, strikes }) => ({ label: `With ${row.name}`, attack: { ...attack, strikes: [...strikes] } }))
}

/** Another of the side in its place. */
function waits({ battle }: Scene, { unit }: Attack, others: readonly OtherAttack[]): Changed[] {
  return others
    .filter((other) => other.unit !== unit)
    .map((other) => {
      const name = battle.units.find(({ id }) => id === other.unit)?.name ?? other.unit
      return { label: `Wait for ${name}: ${other.name}`, attack: other.attack }
    })
}

/** Another target at the same distance. */
function targets(scene: Scene, attack: Attack): Changed[] {
  const unit = unitIn(scene, attack.unit)
  return foesOf(scene, unit)
    .filter((id) => id !== attack.target)
    .map((target) => {
      const { member: _member, ...same } = attack
      return { label: `At ${unitIn(scene, target).name} instead`, attack: { ...same, target } }
    })
}

function withMoves({ battle }: Scene, id: string, moves: number): Battle {
  return {
    ...battle,
    units: battle.units.map((one) => (one.id === id ? { ...one, turn: { ...one.turn, moves } } : one)),
  }
}
