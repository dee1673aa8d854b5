import { createSeededDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { resolveSquadLoss } from '#main/games/planet28/battle/morale/squads.ts'
import { listSkillParts } from '#main/games/planet28/battle/rolls/skills.ts'
import { readOnly, getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Model } from '#shared/games/planet28/battle/units.ts'
import {
  type RulingDemonstrations,
  type TableRuling,
  changed,
  none,
  findRefusalRule,
  ruled,
  showing,
} from './ruling-demonstrations.ts'

const foe = createExampleCharacterOptions('foe', { hp: 40 })
const gunners = (count: number, hp = 4) =>
  createExampleSquadOptions(
    'us',
    { S: 8, P: 5, hp },
    Array.from({ length: count }, () => ['laser-pistol']),
  )

/** A squad in a battle, with members changed by index. */
const thinned = (count: number, settings: JsonRecord, change: (model: Model, at: number) => Model) =>
  changed(ruled([gunners(count), foe], settings), 'us', (unit) => ({ ...unit, models: unit.models.map(change) }))

const asked: BattleCommand = {
  by: 'enemies',
  type: 'ask-enemy',
  unit: 'thug',
  seen: [{ unit: 'ana', distanceCm: 8 }],
  canShoot: true,
  canUseAbility: false,
  lacksOnlyAmmunition: false,
  canCharge: true,
  hasObstacle: false,
}

/** Squads, and enemies of the solo list. */
export const SQUADS_AND_ENEMIES = {
  squadRange: {
    scene: 'Three shoot, one of them in range: how many shots there are',
    play(settings) {
      const strikes = [5, 90, 90].map((distanceCm, at) => ({
        model: `us.${at + 1}`,
        weapon: 'laser-pistol',
        distanceCm,
      }))
      const measured = { distanceCm: 5, isSeen: true, cover: 'none' } as const
      const shot: BattleCommand = { by: 'us', type: 'shoot', unit: 'us', target: 'foe', strikes, said: measured }
      return runCommandInBattle(ruled([gunners(3), foe], settings), shot, showing(10)).rolls.length
    },
    outcomes: { perMember: 1, anyMember: 3 },
  },
  squadWounds: {
    scene: 'Shooting of a member with 1 of 4 hit points',
    play(settings) {
      const start = thinned(3, settings, (model) => ({ ...model, hitPoints: 1, isWounded: true }))
      const unit = getPeopleUnit({ battle: start }, 'us')
      return sumModifiers(listSkillParts(readOnly(start), { unit, model: unit.models[0], skill: 'S' }))
    },
    outcomes: { member: 7, none: 8 },
  },
  squadOverflow: {
    scene: 'Six points at members of 4: what each has left',
    play(settings) {
      const hit = {
        victim: 'us',
        raw: 7,
        by: 'foe',
        cause: 'A blow',
        rule: 'P28-FIGHT-3',
        keywords: [],
        weaponEffects: [],
        isInCover: false,
      }
      const after = runInBattle(
        ruled([gunners(4), foe], settings),
        showing(1),
        (transaction) => void resolveHitOnPeople(transaction, hit),
      ).battle
      return getPeopleUnitInBattle(after, 'us').models.map(({ hitPoints }) => hitPoints)
    },
    outcomes: { lost: [0, 4, 4, 4], carries: [0, 1, 4, 4] },
  },
  squadTestBeforeSplit: {
    scene: 'Two of nine are left: how many break tests they roll before they are characters',
    play(settings) {
      const start = thinned(9, settings, (model, at) => (at < 2 ? model : { ...model, hitPoints: 0, fate: 'slain' }))
      return runInBattle(start, showing(1), (transaction) =>
        resolveSquadLoss(transaction, getPeopleUnit(transaction, 'us'), 1),
      ).rolls.length
    },
    outcomes: { true: 2, false: 0 },
  },
  enemyOrder: {
    scene: 'A slow thug nearby and a quick one far off: who of them may begin',
    play(settings) {
      const units = [
        createExampleCharacterOptions('ana', { A: 1 }, 'players'),
        createExampleCharacterOptions('ben', { A: 1 }, 'players'),
        createExampleCharacterOptions('slow', { A: 2 }, 'enemies'),
        createExampleCharacterOptions('quick', { A: 7 }, 'enemies'),
      ]
      const enemyDistances = [
        { unit: 'slow', distanceCm: 8 },
        { unit: 'quick', distanceCm: 30 },
      ]
      const begin: BattleCommand = { by: 'players', type: 'begin-turn', near: [], enemyDistances }
      const begun = runCommandInBattle(createExampleBattle(units, settings, none), begin, { die: () => 9 }).battle
      return ['slow', 'quick'].filter(
        (unit) => findRefusalRule(begun, { by: 'enemies', type: 'activate', unit }) === null,
      )
    },
    outcomes: { agility: ['quick'], nearest: ['slow'], player: ['slow', 'quick'] },
  },
  aiChargeFirst: {
    scene: 'An enemy that could charge and shoot says what it does',
    play(settings) {
      const units = ['ana', 'ben'].map((id) => createExampleCharacterOptions(id, {}, 'players'))
      const start = ruled(
        [...units, createExampleCharacterOptions('thug', { weapon: 'laser-pistol' }, 'enemies')],
        settings,
        {
          active: 'thug',
        },
      )
      const [note] = runCommandInBattle(start, asked, createSeededDice('asked')).events.flatMap((event) =>
        event.type === 'noted' ? [event] : [],
      )
      return note?.text.split(/[:.]/)[1]?.trim().split(' ')[0]
    },
    outcomes: { true: 'Charge', false: 'Shoot' },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
