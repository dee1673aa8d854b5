import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { rollDeploymentZone, rollDeploymentOrder } from './deployment.ts'
import { rollGameLength } from './game-length.ts'
import { rollScenarioPrompt } from './scenario-prompt.ts'
import { rollOnTable } from './table-roll.ts'

test('P28-TURN-9: a game lasts 7 to 16 turns', () => {
  const dice = createGivenDice([1, 4, 10])
  expect([rollGameLength(dice), rollGameLength(dice), rollGameLength(dice)]).toEqual([
    { turns: 7 },
    { turns: 10 },
    { turns: 16 },
  ])
})

test('P28-SET-2: 1D6 gives a side, the centre or any side', () => {
  const dice = createGivenDice([1, 2, 3, 4, 5, 6])
  expect([1, 2, 3, 4, 5, 6].map(() => rollDeploymentZone(dice))).toEqual([
    'side-1',
    'side-2',
    'side-3',
    'side-4',
    'centre',
    'any-side',
  ])
  expect(dice.left()).toBe(0)
})

test('P28-SET-1: 1D6 gives a prompt', () => {
  expect([1, 6].map((face) => rollScenarioPrompt(createGivenDice([face])))).toEqual([
    'the-silent-station',
    'the-long-night',
  ])
})

test('a table that lacks a face says so', () => {
  expect(() => rollOnTable({ first: { roll: 1 }, third: { roll: 3 } }, createGivenDice([2]))).toThrow('no row for 2')
})

test('P28-SET-2, P28-TURN-4: the lowest die deploys first, equal dice are rolled again', () => {
  expect(rollDeploymentOrder([0, 1], createGivenDice([7, 2]))).toEqual([1, 0])
  expect(rollDeploymentOrder([0, 1, 2], createGivenDice([5, 9, 5, 3, 3, 8, 1]))).toEqual([2, 0, 1])
})
