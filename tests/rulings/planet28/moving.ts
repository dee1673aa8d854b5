import { createSeededDice } from '#main/games/kit/dice.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import { listSkillParts } from '#main/games/planet28/battle/rolls/skills.ts'
import { readOnly, getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { shotOf } from '#tests/support/planet28-attacks.ts'
import {
  type RulingDemonstrations,
  type TableRuling,
  carrying,
  changed,
  hitPointsIn,
  formatRollLabels,
  none,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './ruling-demonstrations.ts'

const step = (input: Partial<BattleCommandOf<'move'>['said']>): BattleCommandOf<'move'> => ({
  by: 'us',
  type: 'move',
  unit: 'us',
  said: { cm: 4, ground: [], contacts: [], ...input },
})
const shot = shotOf('laser-pistol')

const us = createExampleCharacterOptions('us', { A: 5, weapon: 'laser-pistol' })
const [mate, foe] = [createExampleCharacterOptions('mate', {}, 'us'), createExampleCharacterOptions('foe', { hp: 40 })]

/** Turn order, moving, climbing, falling. */
export const MOVING = {
  initiative: {
    scene: 'The quick one is wounded below half before it acts; may the slow one act first?',
    play(settings) {
      const units = [
        createExampleCharacterOptions('us', { A: 5, AW: 9 }),
        createExampleCharacterOptions('foe', { A: 6, AW: 1, hp: 20 }),
      ]
      const begin: BattleCommand = { by: 'us', type: 'begin-turn', near: [] }
      const begun = runCommandInBattle(
        createExampleBattle(units, settings, none),
        begin,
        createSeededDice('order'),
      ).battle
      const hurt = executeWithFaces(begun, {
        by: 'foe',
        type: 'correct',
        unit: 'foe',
        hitPoints: 9,
        note: 'A fall',
      }).battle
      return findRefusalRule(hurt, { by: 'us', type: 'activate', unit: 'us' })
    },
    outcomes: { snapshot: 'P28-TURN-2', live: null },
  },
  durationStart: {
    scene: 'Wither for four turns, cast in the first',
    play(settings) {
      const start = changed(ruled([createExampleCharacterOptions('us', { P: 9 }), foe], settings), 'us', (unit) => ({
        ...unit,
        arcana: ['wither'],
      }))
      const cast: BattleCommand = { by: 'us', type: 'cast', unit: 'us', arcana: 'wither', target: 'foe', isSeen: true }
      return getPeopleUnitInBattle(executeWithFaces(start, cast, [1, 3, 4]).battle, 'foe').conditions[0]?.until
    },
    outcomes: { current: 4, next: 5 },
  },
  aurasStack: {
    scene: 'Agility beside two who are Inspiring',
    play(settings) {
      const inspiring = ['one', 'two'].map((id) => createExampleCharacterOptions(id, { traits: ['inspiring'] }, 'us'))
      const start = ruled([us, ...inspiring, foe], settings)
      const near = ['one', 'two'].map((bearer) => ({ bearer, unit: 'us' }))
      const transaction = readOnly({ ...start, near })
      return sumModifiers(listSkillParts(transaction, { unit: getPeopleUnit(transaction, 'us'), skill: 'A' }))
    },
    outcomes: { false: 6, true: 7 },
  },
  rerollsPerRoll: {
    scene: 'A power that fails, cast by somebody Psychic with an idol: how often it is rolled',
    play(settings) {
      const caster = carrying(createExampleCharacterOptions('us', { P: 5, hp: 40, traits: ['psychic'] }), [
        'strange-idol',
      ])
      const start = changed(ruled([caster, foe], settings), 'us', (unit) => ({ ...unit, arcana: ['smite'] }))
      const cast: BattleCommand = { by: 'us', type: 'cast', unit: 'us', arcana: 'smite', target: 'foe', isSeen: true }
      return formatRollLabels(start, { ...cast, rerolls: 'paid' }, showing(10)).filter((label) =>
        label.startsWith('Smite'),
      ).length
    },
    outcomes: { 1: 2, unlimited: 3 },
  },
  holdInterrupts: {
    scene: 'Somebody on hold steps in while a foe acts',
    play(settings) {
      const held = executeWithFaces(ruled([us, foe], settings), { by: 'us', type: 'hold', unit: 'us' }).battle
      const begun = executeWithFaces(held, { by: 'foe', type: 'activate', unit: 'foe' }).battle
      return findRefusalRule(begun, { by: 'us', type: 'step-in', unit: 'us' })
    },
    outcomes: { betweenActions: null, betweenActivations: 'P28-HOLD-2' },
  },
  passFriends: {
    scene: 'A Move through a friend',
    play: (settings) => findRefusalRule(ruled([us, mate, foe], settings), step({ through: ['mate'] })),
    outcomes: { true: null, false: 'P28-MOVE-3' },
  },
  hazardRollsFor: {
    scene: 'A shot by somebody who stands on hazardous ground',
    play(settings) {
      const there = executeWithFaces(ruled([us, foe], settings), step({ cm: 2, ground: ['hazardous'] }), [1]).battle
      return formatRollLabels(there, shot, showing(1)).includes('Hazardous ground')
    },
    outcomes: { moves: false, everyAction: true },
  },
  stayRoll: {
    scene: 'Half of the way up a wall, with an action left',
    play: (settings) =>
      formatRollLabels(ruled([us, foe], settings), step({ cm: 0, climb: { faceCm: 20, toCm: 8 } }), showing(1)),
    outcomes: { endOfActivation: ['Climb'], everyAction: ['Climb', 'Stay on the wall'] },
  },
  fallHeight: {
    scene: 'A failed climb at the foot of a wall of 6 cm: hit points left of 20',
    play(settings) {
      const climbing = step({ cm: 0, climb: { faceCm: 6, toCm: 6 } })
      return hitPointsIn(executeWithFaces(ruled([us, foe], settings), climbing, [9]).battle, 'us')
    },
    outcomes: { asExamples: 19, reachedOnly: 20 },
  },
  pushOffLedge: {
    scene: 'A push over a ledge of 10 cm: hit points left of 40',
    play(settings) {
      const due = [{ ask: 'push', unit: 'us', target: 'foe', cm: 3, rule: 'P28-PUSH-1' }] as const
      const start = { ...ruled([us, foe], settings, { locks: [['us', 'foe']] }), due }
      const push: BattleCommand = { by: 'us', type: 'push', unit: 'us', cm: 3, contacts: [], dropCm: 10 }
      return hitPointsIn(executeWithFaces(start, push).battle, 'foe')
    },
    outcomes: { true: 35, false: 40 },
  },
  incorporealImpassable: {
    scene: 'Somebody Incorporeal goes over impassable ground',
    play(settings) {
      const ghost = createExampleCharacterOptions('us', { traits: ['incorporeal'] })
      return findRefusalRule(ruled([ghost, foe], settings), step({ isImpassable: true }))
    },
    outcomes: { false: 'P28-TR-incorporeal', true: null },
  },
  coherency: {
    scene: 'A squad that ends in two pairs and one alone: who is apart',
    play(settings) {
      const start = ruled([createExampleSquadOptions('s', { hp: 4 }, [[], [], [], [], []]), foe], settings, {
        active: 's',
      })
      const groups = [['s.1', 's.2'], ['s.3', 's.4'], ['s.5']]
      const measured = { cm: 3, ground: [], contacts: [], groups }
      const { models } = getPeopleUnitInBattle(
        executeWithFaces(start, { by: 's', type: 'move', unit: 's', said: measured }).battle,
        's',
      )
      return models.flatMap(({ id, isApart }) => (isApart ? [id] : []))
    },
    outcomes: { neighbour: ['s.5'], chain: ['s.3', 's.4', 's.5'] },
  },
  rejoin: {
    scene: 'A member that was left behind comes near again: whether it is still apart',
    play(settings) {
      const start = ruled([createExampleSquadOptions('s', { hp: 4 }, [[], [], [], []]), foe], settings, { active: 's' })
      const go = (apart: string[]): BattleCommand => ({
        by: 's',
        type: 'move',
        unit: 's',
        said: { cm: 3, ground: [], contacts: [], apart },
      })
      const back = executeWithFaces(executeWithFaces(start, go(['s.3'])).battle, go([])).battle
      return getPeopleUnitInBattle(back, 's').models[2]?.isApart
    },
    outcomes: { onReturn: false, never: true },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
