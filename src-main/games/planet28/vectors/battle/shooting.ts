import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import { total } from '#main/games/kit/modifier.ts'
import { type VectorAdapter, VectorRefusal } from '#main/games/kit/vector-game.ts'
import { rebootAll, splash } from '#main/games/planet28/battle/aftermath-of-hits.ts'
import { traitEffects, weaponEffects, whyForbidden } from '#main/games/planet28/battle/effects-in-force.ts'
import { takeHit } from '#main/games/planet28/battle/hits.ts'
import { markedBy, markerMiss } from '#main/games/planet28/battle/marker.ts'
import { rollSkill } from '#main/games/planet28/battle/rolls.ts'
import { shotModifiers, whyNoShot } from '#main/games/planet28/battle/rules/shooting.ts'
import { isUnder } from '#main/games/planet28/battle/rules/skill-roll.ts'
import { peopleIn, type Scene } from '#main/games/planet28/battle/scene.ts'
import { skillParts } from '#main/games/planet28/battle/skills.ts'
import { poison, rollDamage, type WeaponInUse } from '#main/games/planet28/battle/weapons.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { PRINTED } from '#shared/games/planet28/rulebook.ts'
import { getMountedWeapon } from '#shared/games/planet28/tables/equipment.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { TRAITS } from '#shared/games/planet28/tables/traits.ts'
import { parseIdIn, parseNumbers, parseRecords, parseRules, parseTraits } from '../given.ts'
import { acting, battleOf, character, happen, namedEntries, order, personIn } from './table.ts'

/** Worked examples of rolls, shots, armour and what weapons do (P28-ROLL-1 to -6, P28-SHOOT-1 to -7, P28-ARM-1, P28-WR-poisonous, P28-WR-indirect). */
export const shootingVectors: Readonly<Record<string, VectorAdapter>> = {
  'skill-roll': answerRoll,
  shoot: answerShoot,
  'shoot-legal': answerLegal,
  armour: answerArmour,
  poisonous: answerPoison,
  volatile: answerVolatile,
  cumulative: answerCumulative,
  explosive: answerExplosive,
  indirect: answerIndirect,
  reload: answerReload,
}

const [US, FOE] = ['us', 'foe']

function alone(given: JsonRecord, settings: JsonRecord, dice: Dice): Battle {
  return acting(battleOf([character(US, given), character(FOE, {})], settings, dice), US)
}

/** A weapon of an example, of characters or of vehicles. */
function weapon(given: unknown, settings: JsonRecord): WeaponInUse {
  const id = parseText(given, 'weapon')
  const { row, rule } = getMountedWeapon(PRINTED, id)
  return { id, row, rule, effects: weaponEffects(row.specialRules, parseRules(settings)) }
}

function answerRoll(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const skill = parseIdIn(SKILLS, given['skill'], 'skill')
  const battle = withReroll(alone({ traits: given['traits'], [skill]: given['value'] }, settings, dice), given)
  const mods = parseNumbers(given['mods'], 'mods').map((value) => ({ source: 'Given', value, rule: 'P28-META-5' }))
  const wish = given['reroll'] === true ? 'free' : 'never'
  const answer = { target: 0, kept: 0, success: false, rolls: 0 }
  const { rolls } = happen(battle, dice, (scene) => {
    const unit = peopleIn(scene, US)
    const parts = [...skillParts(scene, { unit, skill }), ...mods]
    const rolled = rollSkill(scene, {
      unit,
      skill,
      label: 'Roll',
      rule: 'P28-ROLL-1',
      parts,
      rerolls: ['awareness'],
      wish,
    })
    Object.assign(answer, { target: rolled.target, kept: rolled.kept, success: rolled.isSuccess })
  })
  return { ...answer, rolls: rolls.length }
}

/** The rerolls of its traits are used up where the example says so (P28-ROLL-6). */
function withReroll(battle: Battle, given: JsonRecord): Battle {
  if (given['rerollUsed'] !== true) return battle
  const sources = given['traits'] === undefined ? [] : parseTraits(given['traits'])
  const rerolls = sources.map((id) => TRAITS[id as keyof typeof TRAITS].name)
  return { ...battle, units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, rerolls } })) }
}

function answerShoot(given: JsonRecord, _settings: JsonRecord, dice: Dice) {
  const heightCm = parseNumber(given['targetAboveCm'], 'targetAboveCm')
  const moves = { shooterMoves: Number(given['shooterMoves']), targetMoves: Number(given['targetMoves']) }
  const byMoves = total(shotModifiers({ ...moves, heightCm: 0 }))
  const all = total(shotModifiers({ ...moves, heightCm }))
  const target = parseNumber(given['S'], 'S') + all
  const facts = {
    isSeen: true,
    isShooterLocked: false,
    isTargetLocked: false,
    areLockedTogether: false,
    ignoresLock: false,
  }
  const far = { distanceCm: Number(given['distanceCm']), rangeCm: Number(given['rangeCm']) }
  return {
    mods: [byMoves, all - byMoves],
    target,
    hit: isUnder(dice.die(10), target),
    inRange: whyNoShot({ ...facts, ...far }) === null,
  }
}

function answerLegal(given: JsonRecord, settings: JsonRecord) {
  const legal = parseRecords(given['tries'], 'tries').map((one) => {
    const effects = traitEffects(one['traits'] === undefined ? [] : parseTraits(one['traits']), parseRules(settings))
    return whyNoShot({
      distanceCm: parseNumber(one['distanceCm'], 'distanceCm'),
      rangeCm: parseNumber(one['rangeCm'], 'rangeCm'),
      isSeen: one['visible'] === true,
      isShooterLocked: one['shooterInCombat'] === true,
      isTargetLocked: one['targetInCombat'] === true,
      areLockedTogether: one['lockedTogether'] === true,
      ignoresLock: whyForbidden(effects, 'shot-lock') !== null,
    })
  })
  return { legal: legal.map((why) => why === null) }
}

/** A hit and what armour leaves of it; an armour that no table has is given by its dice. */
function answerArmour(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const armour = parseRecord(given['armour'], 'armour')
  if (armour['id'] === undefined) {
    const absorbed = rollDice(parseText(armour['defence'], 'defence'), dice)
    return { absorbed, damage: Math.max(0, parseNumber(given['rawDamage'], 'rawDamage') - absorbed) }
  }
  const used = given['weapon'] === undefined ? null : weapon(parseRecord(given['weapon'], 'weapon')['id'], settings)
  const wearer = { traits: given['traits'], armour: armour['id'], hp: 99 }
  const battle = acting(battleOf([character(US, wearer), character(FOE, {})], settings, dice), FOE)
  const answer = { raw: 0, absorbed: 0, damage: 0, armourDice: 0, reboot: false }
  const { rolls, battle: after } = happen(battle, dice, (scene) => {
    answer.raw =
      used === null
        ? parseNumber(given['rawDamage'], 'rawDamage')
        : rollDamage(scene, { unit: peopleIn(scene, FOE), weapon: used, target: US })
    const before = scene.events.length
    const hit = {
      victim: US,
      raw: answer.raw,
      by: FOE,
      cause: 'Hit',
      rule: 'P28-SHOOT-2',
      isInCover: given['cover'] === true,
    }
    const struck = takeHit(scene, { ...hit, keywords: used?.row.keywords ?? [], weaponEffects: used?.effects ?? [] })
    answer.damage = struck.reduce((sum, { lost }) => sum + lost, 0)
    const armourRolls = scene.events.slice(before).flatMap((event) => (event.type === 'rolled' ? [event.roll] : []))
    answer.absorbed = armourRolls.reduce((sum, { value }) => sum + value, 0)
    answer.armourDice = armourRolls.length
    if (used !== null) rebootAll(scene, struck, used)
  })
  return { ...answer, reboot: personIn(after, US).conditions.length > 0 && rolls.length > 0 }
}

function answerPoison(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const turns = parseNumbers(given['turns'], 'turns')
  const turn = given['hitOnTurn'] === undefined ? 1 : parseNumber(given['hitOnTurn'], 'hitOnTurn')
  const start = { ...alone(given, settings, dice), turn, active: null, order: [] }
  let { battle } = happen(start, dice, (scene) =>
    poison(scene, { weapon: weapon('flaming-torch', settings), by: FOE, victim: US }),
  )
  const hp = new Map<number, number | undefined>()
  while (battle.turn < Math.max(...turns)) {
    battle = order({ ...battle, order: [] }, { by: US, type: 'end-turn' }, dice).battle
    battle = order(battle, { by: US, type: 'begin-turn', near: [] }, inOrder(dice)).battle
    hp.set(battle.turn, personIn(battle, US).models[0]?.hitPoints)
  }
  return { hp: turns.map((played) => hp.get(played)) }
}

/** The dice of the example; the roll-off of two that tie is none of it. */
function inOrder(dice: Dice): Dice {
  let thrown = 0
  return { die: (sides) => (sides === 10 ? ((thrown += 1), thrown) : dice.die(sides)) }
}

function answerVolatile(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const id = parseText(given['weapon'], 'weapon')
  const wielder = parseRecord(given['wielder'], 'wielder')
  const battle = acting(
    battleOf(
      [
        character(US, { traits: wielder['traits'], armour: wielder['armour'], weapon: id, S: given['S'], hp: 99 }),
        character(FOE, {}),
      ],
      settings,
      dice,
    ),
    US,
  )
  const model = personIn(battle, US).models[0]?.id ?? ''
  const said = { distanceCm: 10, isSeen: true, cover: 'none' } as const
  const { events } = order(
    battle,
    { by: US, type: 'shoot', unit: US, target: FOE, strikes: [{ model, weapon: id }], said },
    dice,
  )
  const lost = (unit: string) =>
    events.reduce((sum, event) => sum + (event.type === 'hurt' && event.unit === unit ? event.hitPoints : 0), 0)
  return { hit: events.some(({ type }) => type === 'succeeded'), damageToTarget: lost(FOE), damageToWielder: lost(US) }
}

/** Hits on one target; armour is rolled where the example gives the target some. */
function answerCumulative(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = weapon(given['weapon'], settings)
  const armour = given['targetArmour']
  const foe = character(FOE, { armour, hp: 999 })
  let battle = acting(battleOf([character(US, {}), foe], settings, dice), US)
  const hits = parseNumbers(given['hitTurns'], 'hitTurns').map((turn) => {
    const hit = { raw: 0, damage: 0 }
    const played = happen({ ...battle, turn }, dice, (scene) => {
      hit.raw = rollDamage(scene, { unit: peopleIn(scene, US), weapon: used, target: FOE })
      hit.damage = armour === undefined ? hit.raw : takeRaw(scene, hit.raw, used)
    })
    battle = played.battle
    return { ...hit, bonus: hit.raw - (played.rolls[0]?.value ?? 0) }
  })
  return {
    raw: hits.map(({ raw }) => raw),
    damage: hits.map(({ damage }) => damage),
    bonus: hits.map(({ bonus }) => bonus),
  }
}

/** What the armour of the foe leaves of a hit. */
function takeRaw(scene: Scene, raw: number, { row, effects }: WeaponInUse): number {
  const hit = { victim: FOE, raw, by: US, cause: 'Hit', rule: 'P28-SHOOT-2', isInCover: false }
  const struck = takeHit(scene, { ...hit, keywords: row.keywords ?? [], weaponEffects: effects })
  return struck.reduce((sum, { lost }) => sum + lost, 0)
}

function answerExplosive(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = weapon(given['weapon'], settings)
  const near = parseRecords(given['bystanders'], 'bystanders')
  const units = [
    character(US, {}),
    character(FOE, {}),
    ...namedEntries(near).map(({ id, given: one }) => character(id, one, FOE)),
  ]
  const bystanders = near.map((one) => ({
    unit: parseText(one['id'], 'id'),
    distanceCm: parseNumber(one['distanceCm'], 'distanceCm'),
  }))
  const answer: { raw: number; splash: Record<string, number> } = { raw: 0, splash: {} }
  happen(acting(battleOf(units, settings, dice), US), dice, (scene: Scene) => {
    answer.raw = rollDamage(scene, { unit: peopleIn(scene, US), weapon: used, target: FOE })
    for (const { unit, lost } of splash(scene, { by: US, weapon: used, bystanders })) answer.splash[unit] = lost
  })
  return answer
}

function answerIndirect(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const used = weapon(given['weapon'], settings)
  const mounted = getMountedWeapon(PRINTED, used.id)
  const guessCm = parseNumber(given['estimateCm'], 'estimateCm')
  const distanceCm = parseNumber(given['actualCm'], 'actualCm')
  const minRangeCm = mounted.table === 'vehicleWeapons' ? (mounted.row.minRangeCm ?? 0) : 0
  const facts = {
    isSeen: true,
    isShooterLocked: false,
    isTargetLocked: false,
    areLockedTogether: false,
    ignoresLock: false,
  }
  const bystanders = parseRecords(given['others'], 'others').map((one) => ({
    unit: parseText(one['id'], 'id'),
    distanceCm: parseNumber(one['fromMarkerCm'], 'fromMarkerCm'),
  }))
  const skill = given['S'] === undefined ? null : parseNumber(given['S'], 'S')
  const legal = whyNoShot({ ...facts, distanceCm: guessCm, rangeCm: used.row.rangeCm, minRangeCm }) === null
  if (!legal) return { legal }
  const needsRoll = parseRules(settings).settings.indirectRoll === 'required'
  const rollPassed = !needsRoll || isUnder(dice.die(10), parseNumber(skill, 'S'))
  const said = { distanceCm, guessCm, isSeen: true, cover: 'none' } as const
  const marked = markedBy({ target: FOE, said, bystanders }, used).map(({ unit }) => unit)
  const hit = marked.filter((unit) => unit !== FOE)
  return { legal, rollPassed, markerMissCm: markerMiss(guessCm, distanceCm), targetHit: marked.includes(FOE), hit }
}

/** Shots that miss and reloads, each with an action of its own. */
function answerReload(given: JsonRecord, settings: JsonRecord) {
  const misses: Dice = { die: (sides) => sides }
  const id = parseText(given['weapon'], 'weapon')
  const one = character(US, { weapon: id })
  const { row } = weapon(id, settings)
  const rounds = Array.from({ length: parseNumber(given['bought'], 'bought') }, () => row.ammo ?? '')
  if (one.kind !== 'character') return null
  const carrier = { ...one, profile: { ...one.profile, equipment: [...one.profile.equipment, ...rounds] } }
  let battle = acting(battleOf([carrier, character(FOE, {})], settings, misses), US)
  const said = { distanceCm: 5, isSeen: true, cover: 'none' } as const
  const steps = parseList(given['actions'], 'actions').map((action) => {
    battle = { ...battle, units: battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions: 1 } })) }
    const model = personIn(battle, US).models[0]?.id ?? ''
    const shot: BattleCommandOf<'shoot'> = {
      by: US,
      type: 'shoot',
      unit: US,
      target: FOE,
      strikes: [{ model, weapon: id }],
      said,
    }
    const ok = tried(() => {
      battle = order(
        battle,
        action === 'reload' ? { by: US, type: 'reload', unit: US, weapon: id } : shot,
        misses,
      ).battle
    })
    const after = personIn(battle, US).models[0]
    const loaded = after?.empty.length === 0
    return {
      ok,
      loaded,
      stock: (after?.equipment.filter((piece) => piece === row.ammo).length ?? 0) - (loaded ? 1 : 0),
    }
  })
  return {
    ok: steps.map(({ ok }) => ok),
    loaded: steps.map(({ loaded }) => loaded),
    stock: steps.map(({ stock }) => stock),
  }
}

function tried(act: () => void): boolean {
  try {
    act()
    return true
  } catch (fault) {
    if (fault instanceof VectorRefusal) return false
    throw fault
  }
}
