import { total } from '#main/games/kit/modifier.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Moment, NamedModifier, Rerolled } from '#shared/games/planet28/battle/effects.ts'
import type { NamedDice } from '#shared/games/planet28/battle/questions.ts'
import type { BattleUnit, PeopleUnit } from '#shared/games/planet28/battle/state.ts'
import { breakParts } from '../break-tests.ts'
import { CHARGE_DICE } from '../charge.ts'
import { effectsOn, fighting, ofShape, whyForbidden } from '../effects-in-force.ts'
import { isHurtBy } from '../hits.ts'
import { armourDice } from '../rules/armour.ts'
import { focusPenalty } from '../rules/focus.ts'
import { keptDie } from '../rules/skill-roll.ts'
import { WOUND_PENALTY } from '../rules/wounds.ts'
import { lockedWith, modelIn, peopleIn, type Scene, unitIn } from '../scene.ts'
import { hasCover, shotSituation } from '../shots.ts'
import { skillParts } from '../skills.ts'
import { strikeParts, type StrikeRoll } from '../strikes.ts'
import { type WeaponInUse, weaponInUse } from '../weapons.ts'
import type { AttackNumbers, DefenderNumbers } from './attack-odds.ts'
import type { RollAsked } from './roll-chance.ts'

/** An attack that is thought of: a shot or a fight of one model. */
export type Attack = BattleCommandOf<'shoot'> | BattleCommandOf<'fight'>

/** The attack as numbers, with the named parts that they are made of. */
export interface NamedAttack {
  readonly numbers: AttackNumbers
  readonly parts: readonly NamedModifier[]
  readonly model: string
  readonly weapon: string
  readonly blockParts: readonly NamedModifier[]
  readonly damageDice: readonly NamedDice[]
  readonly damageParts: readonly NamedModifier[]
  readonly armourDice: readonly NamedDice[]
}

/** One strike of an attack: of a squad the members strike one by one; a counter has no charge and no focus to lose. */
export interface StrikeAsked {
  readonly attack: Attack
  readonly at: number
  readonly isCounter?: boolean
}

/** What one strike comes to, before any die (P28-SHOOT-7, P28-FIGHT-3, P28-CHRG-1). */
export function attackNumbers(scene: Scene, { attack, at, isCounter = false }: StrikeAsked): NamedAttack {
  const unit = peopleIn(scene, attack.unit)
  const strike = attack.strikes[at]
  const model = modelIn(unit, strike?.model)
  const weapon = weaponInUse(scene, unit, { model, id: strike?.weapon ?? '' })
  const isCharge = scene.battle.due.some(
    (due) => due.ask === 'charge-fight' && due.unit === unit.id && due.target === attack.target,
  )
  const moments: Moment[] = isCharge ? ['charge'] : []
  const base = { unit, model, weapon, target: attack.target, label: '', rule: '', moments }
  const asked: StrikeRoll = {
    ...base,
    skill: attack.type === 'shoot' ? 'S' : 'F',
    situation: isCounter ? [] : situationOf(scene, attack, unit),
  }
  const { skill, parts } = strikeParts(scene, asked)
  const rerolls: Rerolled[] = skill === 'P' ? ['psyche'] : skill === 'S' ? ['shooting'] : []
  const backfires = ofShape(weapon.effects, 'backfires')[0]?.effect.on ?? null
  const roll = { ...rollOf(scene, unit, { skill, target: total(parts), rerolls }), backfireOn: backfires }
  const { chargeDice, block, blockParts } = chargeNumbers(scene, attack, { isCharge, asked })
  const named = damageNumbers(scene, attack, { unit, weapon })
  return {
    numbers: { roll, chargeDice, block, ...named.numbers },
    parts,
    model: model.id,
    weapon: weapon.id,
    blockParts,
    ...named.named,
  }
}

function situationOf(scene: Scene, attack: Attack, unit: PeopleUnit): NamedModifier[] {
  if (attack.type === 'fight')
    return unit.turn.focus === 'failed' ? focusPenalty(lockedWith(scene.battle, unit.id).length) : []
  const target = unitIn(scene, attack.target)
  const { said } = attack
  return shotSituation(scene, { unit, target, how: { said, distanceCm: said.distanceCm }, moves: unit.turn.moves })
}

/** How a unit makes a roll: two dice, and as many free rerolls as its sources and the ruling give (P28-ROLL-4, P28-ROLL-6). */
function rollOf(
  scene: Scene,
  unit: BattleUnit,
  { skill, target, rerolls }: { skill: 'A' | 'F' | 'S' | 'AW' | 'P'; target: number; rerolls: readonly Rerolled[] },
): RollAsked {
  const effects = effectsOn(unit, scene.rules)
  const sources = ofShape(effects, 'rerolls').filter(
    ({ source, effect }) =>
      rerolls.includes(effect.roll) && effect.hitPoints === undefined && !unit.turn.rerolls.includes(source),
  )
  const most = scene.rules.settings.rerollsPerRoll === 1 ? 1 : sources.length
  return { target, keep: keptDie(effects, skill), rerolls: Math.min(most, sources.length), backfireOn: null }
}

function chargeNumbers(
  scene: Scene,
  attack: Attack,
  { isCharge, asked }: { isCharge: boolean; asked: StrikeRoll },
): Pick<AttackNumbers, 'chargeDice' | 'block'> & Pick<NamedAttack, 'blockParts'> {
  if (!isCharge || attack.type === 'shoot') return { chargeDice: null, block: null, blockParts: [] }
  const target = unitIn(scene, attack.target)
  const isDenied = whyForbidden(effectsOn(target, scene.rules), 'charge-dice') !== null
  const chargeDice = isDenied ? null : CHARGE_DICE
  if (attack.answer?.block !== true) return { chargeDice, block: null, blockParts: [] }
  const blockParts = skillParts(scene, { unit: target, skill: 'AW' })
  const awareness = total(blockParts)
  const plain = total(strikeParts(scene, { ...asked, moments: [] }).parts)
  return {
    chargeDice,
    blockParts,
    block: { roll: rollOf(scene, target, { skill: 'AW', target: awareness, rerolls: ['awareness'] }), target: plain },
  }
}

function damageNumbers(
  scene: Scene,
  attack: Attack,
  { unit, weapon }: { unit: PeopleUnit; weapon: WeaponInUse },
): {
  readonly numbers: Pick<AttackNumbers, 'damage' | 'plus' | 'armour' | 'isHarmless'>
  readonly named: Pick<NamedAttack, 'damageDice' | 'damageParts' | 'armourDice'>
} {
  const target = peopleIn(scene, attack.target)
  const [model] = fighting(target)
  const effects = effectsOn(target, scene.rules, model)
  const extra = ofShape(effectsOn(unit, scene.rules), 'weapon-damage').filter(
    ({ effect }) => effect.weapons === 'next-attack' || effect.weapons.includes(weapon.id),
  )
  const { keywords, damage } = weapon.row
  const isInCover = attack.type === 'shoot' && hasCover(scene, { how: attack, weapon, unit: target })
  const equipment = model?.equipment ?? []
  const worn = {
    equipment,
    pool: model?.pool === null ? null : 0,
    effects,
    weaponEffects: weapon.effects,
    keywords,
    isInCover,
  }
  const own = { source: weapon.row.name, rule: weapon.rule, dice: damage }
  const damageDice = [own, ...extra.map(({ source, rule, effect }) => ({ source, rule, dice: effect.dice }))]
  const damageParts = streakOf(scene, { unit, target: target.id, weapon })
  const armour = armourDice(worn, scene.rules).map(({ label, rule, dice }) => ({ source: label, rule, dice }))
  return {
    numbers: {
      damage: damageDice.map(({ dice }) => dice),
      plus: total(damageParts),
      armour: armour.map(({ dice }) => dice),
      isHarmless: !isHurtBy(effects, keywords),
    },
    named: { damageDice, damageParts, armourDice: armour },
  }
}

/** What a streak would add: one turn more than it lasts, where it goes on (P28-WR-cumulative). */
function streakOf(
  scene: Scene,
  { unit, target, weapon }: { unit: PeopleUnit; target: string; weapon: WeaponInUse },
): NamedModifier[] {
  const streak = unit.streaks.find((one) => one.weapon === weapon.id && one.target === target)
  const { turn } = scene.battle
  const before = streak === undefined || streak.turn < turn - 1 ? 0 : streak.length - (streak.turn === turn ? 1 : 0)
  if (before === 0) return []
  return ofShape(weapon.effects, 'streak').map(({ source, rule, effect }) => ({
    source,
    rule,
    value: effect.damage * before,
  }))
}

/** Who is attacked, as numbers, with the parts of its break test. */
export interface NamedDefender {
  readonly numbers: DefenderNumbers
  readonly breakParts: readonly NamedModifier[]
}

/** A character that is attacked; its break test has the penalty of the wound that causes it (P28-DMG-3). */
export function defenderNumbers(scene: Scene, id: string): NamedDefender {
  const unit = peopleIn(scene, id)
  const model = modelIn(unit, undefined)
  const tests =
    unit.kind === 'character' &&
    !unit.standsFirm &&
    !unit.isLoneHero &&
    whyForbidden(effectsOn(unit, scene.rules), 'break-test') === null
  const isFresh = !model.isWounded && scene.rules.settings.woundHitsBreakTest
  const wound = { source: 'Wounded', value: WOUND_PENALTY, rule: 'P28-DMG-2' }
  const parts = [...breakParts(scene, unit, { counts: true, withoutWound: false }), ...(isFresh ? [wound] : [])]
  const { hitPoints, start, pool } = model
  const roll = { skill: 'P', target: total(parts), rerolls: ['break-test', 'psyche'] } as const
  const breakRoll = tests ? rollOf(scene, unit, roll) : null
  return { numbers: { hitPoints, start, pool: pool ?? 0, breakRoll, firmAtOne: true }, breakParts: parts }
}
