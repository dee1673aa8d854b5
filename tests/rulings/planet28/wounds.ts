import { createGivenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { removeHitPoints } from '#main/games/planet28/battle/damage/damage.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { evolve } from '#main/games/planet28/battle/evolve/evolve.ts'
import { setUpBattle } from '#main/games/planet28/battle/setup/setup.ts'
import { getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import {
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { shotOf } from '#tests/support/planet28-attacks.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'
import {
  type RulingDemonstrations,
  type TableRuling,
  carrying,
  changed,
  hitPointsIn,
  formatRollLabels,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './ruling-demonstrations.ts'

const foe = createExampleCharacterOptions('foe', { hp: 40 })

/** A unit with a med kit and the given hit points of 20, wounded below half. */
function patient(hitPoints: number, settings: JsonRecord): Battle {
  const start = ruled([carrying(createExampleCharacterOptions('us', { hp: 20 }), ['med-kit']), foe], settings)
  return executeWithFaces(start, { by: 'us', type: 'correct', unit: 'us', hitPoints, note: 'As it stands' }).battle
}

const kit: BattleCommandOf<'item'> = { by: 'us', type: 'item', unit: 'us', item: 'med-kit', target: 'us' }

/** Applies a loss of hit points; the following break test shows that face. */
function wounded(battle: Battle, points: number, face: number) {
  return runInBattle(battle, createGivenDice([face]), (transaction) => {
    const [model] = getPeopleUnit(transaction, 'us').models
    const { id, isWounded } = model ?? { id: '', isWounded: false }
    const lost = removeHitPoints(transaction, {
      unit: 'us',
      model: id,
      points,
      by: null,
      cause: 'A blow',
      rule: 'P28-DMG-1',
    })
    resolveWounds(transaction, [{ unit: 'us', model: id, lost, by: null, wasWounded: isWounded }])
  })
}

const casting = (arcana: string, settings: JsonRecord, given: { us?: object; foe?: object } = {}) => {
  const units = [
    createExampleCharacterOptions('us', { P: 9, ...given.us }),
    createExampleCharacterOptions('foe', { hp: 40, ...given.foe }),
  ]
  const battle = changed(ruled(units, settings), 'us', (unit) => ({ ...unit, arcana: [arcana] }))
  const cast: BattleCommandOf<'cast'> = { by: 'us', type: 'cast', unit: 'us', arcana, target: 'foe', isSeen: true }
  return { battle, cast }
}

/** Wounds, break tests, fear, poison, drugs and powers. */
export const WOUNDS = {
  woundEndsAt: {
    scene: 'Healed from 5 to 10 of 20 hit points: whether the penalty stays',
    play: (settings) =>
      getPeopleUnitInBattle(executeWithFaces(patient(5, settings), kit).battle, 'us').models[0]?.isWounded,
    outcomes: { above50: true, atLeast50: false },
  },
  woundHitsBreakTest: {
    scene: 'Psyche 5 in the break test of the first wound',
    play: (settings) =>
      wounded(ruled([createExampleCharacterOptions('us', { P: 5, hp: 20 }), foe], settings), 12, 1).rolls[0]?.target,
    outcomes: { true: 4, false: 5 },
  },
  overheal: {
    scene: 'A med kit used with 18 of 20 hit points',
    play: (settings) => hitPointsIn(executeWithFaces(patient(18, settings), kit).battle, 'us'),
    outcomes: { false: 20, true: 23 },
  },
  breakPenalty: {
    scene: 'A break test that is passed, one that fails, and one in the next turn: what each is rolled on',
    play(settings) {
      const first = wounded(ruled([createExampleCharacterOptions('us', { P: 9, hp: 40 }), foe], settings), 22, 1)
      const second = wounded(first.battle, 1, 10)
      const third = wounded(evolve(second.battle, { type: 'turn-ended' }), 1, 1)
      return [first, second, third].map(({ rolls }) => rolls[0]?.target)
    },
    outcomes: { game: [8, 7, 6], failuresInARow: [8, 8, 7], turn: [8, 7, 8] },
  },
  fearFailure: {
    scene: 'A failed test of fear: whether who dared is broken, and what it still has to do',
    play(settings) {
      const start = ruled(
        [
          createExampleCharacterOptions('us', { P: 5, weapon: 'laser-pistol' }),
          createExampleCharacterOptions('foe', { traits: ['terrifying'] }),
        ],
        settings,
      )
      const shot = shotOf('laser-pistol')
      const { isBroken, turn } = getPeopleUnitInBattle(executeWithFaces(start, shot, [9]).battle, 'us')
      return [isBroken, turn.actions]
    },
    outcomes: { retreat: [true, 2], actionLost: [false, 1] },
  },
  vehicleFear: {
    scene: 'A vehicle rams somebody Terrifying: whether it tests',
    play(settings) {
      const start = ruled(
        [hullOf('tank'), createExampleCharacterOptions('foe', { hp: 40, traits: ['terrifying'] })],
        settings,
        {
          active: 'tank',
        },
      )
      const ram: BattleCommand = {
        by: 'tank',
        type: 'ram',
        unit: 'tank',
        charge: 'foe',
        contacts: ['foe'],
        cm: 4,
        turnDegrees: 0,
        isBackwards: false,
        ground: 'even',
        wishes: [],
      }
      return formatRollLabels(start, ram, showing(1)).includes('Test of fear')
    },
    outcomes: { immune: false, sectionRoll: true },
  },
  poisonEnds: {
    scene: 'Poisoned, then healed: whether the poison is still there',
    play(settings) {
      const bites = { shape: 'hurts', at: 'turn-start', damage: '1D4', whom: 'bearer' } as const
      const poison = {
        id: 'P28-WR-poisonous',
        source: 'Poisonous',
        rule: 'P28-WR-poisonous',
        effects: [bites],
        until: null,
        by: 'foe',
      }
      const sick = changed(patient(10, settings), 'us', (unit) => ({ ...unit, conditions: [poison] }))
      return getPeopleUnitInBattle(executeWithFaces(sick, kit).battle, 'us').conditions.length
    },
    outcomes: { never: 1, anyHealing: 0 },
  },
  poisonVehicles: {
    scene: 'A torch hits a vehicle: whether the poison stays on it',
    play(settings) {
      const start = ruled(
        [createExampleCharacterOptions('us', { weapon: 'flaming-torch', F: 8 }), hullOf('tank')],
        settings,
      )
      const strikes = [{ model: 'us.1', weapon: 'flaming-torch' }]
      const blow: BattleCommand = { by: 'us', type: 'fight', unit: 'us', target: 'tank', strikes, distanceCm: 0 }
      return runCommandInBattle(start, blow, showing(1)).battle.units.find(({ id }) => id === 'tank')?.conditions.length
    },
    outcomes: { false: 0, true: 1 },
  },
  doseCount: {
    scene: 'One dose left, after one in an earlier game',
    play(settings) {
      const carrier = carrying(createExampleCharacterOptions('us', {}), ['stimulants'])
      const before = carrier.kind === 'character' ? { ...carrier, usesBefore: { stimulants: 1 } } : carrier
      return findRefusalRule(ruled([before, foe], settings), { ...kit, item: 'stimulants' })
    },
    outcomes: { career: 'P28-ITEM-1', game: null },
  },
  unearthlyArcana: {
    scene: 'Smite for six at somebody Unearthly: hit points left of 40',
    play(settings) {
      const { battle, cast } = casting('smite', settings, { foe: { traits: ['unearthly'] } })
      return hitPointsIn(runCommandInBattle(battle, cast, showing(1)).battle, 'foe')
    },
    outcomes: { hurts: 34, immune: 40 },
  },
  arcanaDuplicates: {
    scene: 'Three powers drawn with 1, 1, 2 and 3',
    play(settings) {
      const unit = createExampleCharacterOptions('us', { traits: ['major-arcana'] })
      const sides = ['us', 'foe'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
      const options = { play: 'opposed' as const, goal: '', turns: 9, settings, house: [], sides, units: [unit] }
      return getPeopleUnitInBattle(setUpBattle(options, createGivenDice([1, 1, 2, 3])), 'us').arcana
    },
    outcomes: { reroll: ['blind', 'smite', 'terrify'], keep: ['blind', 'blind', 'smite'] },
  },
  blindHitsCaster: {
    scene: 'Blind all around: whether who casts it may go on',
    play(settings) {
      const { battle, cast } = casting('blind', settings)
      return getPeopleUnitInBattle(executeWithFaces(battle, { ...cast, near: ['us', 'foe'] }, [1]).battle, 'us')
        .conditions.length
    },
    outcomes: { false: 0, true: 1 },
  },
  rentEqual: {
    scene: 'A failed power, then a die that equals Psyche 8: hit points left of 20, and what lasts',
    play(settings) {
      const { battle, cast } = casting('smite', settings, { us: { P: 8, hp: 20 } })
      const { battle: after } = executeWithFaces(battle, cast, [10, 8])
      return [hitPointsIn(after, 'us'), getPeopleUnitInBattle(after, 'us').conditions.length]
    },
    outcomes: { rent: [18, 1], safe: [20, 0] },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
