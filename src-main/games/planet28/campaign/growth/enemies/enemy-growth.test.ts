import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { aCharacter, aCondition, aSquad, aVehicle, aWarband } from '#tests/support/battles.ts'
import { buyForUnit } from '../advancement.ts'
import { listAlternativePurchases, proposeEnemyGrowth, type WarbandFunds } from './enemy-growth.ts'

const SKILLS = { A: 2, F: 2, S: 2, AW: 2, P: 5 }

function propose(
  units: readonly CampaignUnit[],
  points: Readonly<Record<string, number>>,
  more: Partial<WarbandFunds> = {},
) {
  const purse = { pool: 0, credits: 0, points: new Map(Object.entries(points)), ...more }
  return proposeEnemyGrowth({ warband: aWarband('choir', units), rules: PRINTED_RULES }, purse)
}
const labels = (
  units: readonly CampaignUnit[],
  points: Readonly<Record<string, number>>,
  more: Partial<WarbandFunds> = {},
) => propose(units, points, more).proposals.map(({ unit, offer }) => `${unit.id}: ${offer.label}`)

test('P28-COOP-2: points go to the skill that a unit attacks with, and why is said', () => {
  const shooter = aCharacter('gnaw', { skills: SKILLS, equipment: ['laser-rifle'] })
  const { proposals } = propose([shooter], { gnaw: 45 })
  expect(proposals.map(({ offer, because }) => [offer.label, because])).toEqual([
    ['Shooting 2 to 3', 'It hits with the laser rifle 20% of the time instead of 10%.'],
    ['Shooting 3 to 4', 'It hits with the laser rifle 30% of the time instead of 20%.'],
  ])
  expect(labels([aCharacter('hook', { skills: SKILLS, equipment: ['great-sword'] })], { hook: 20 })).toEqual([
    'hook: Fighting 2 to 3',
  ])
})

test('P28-COOP-2: skills before traits: points that reach for a trait alone are kept', () => {
  const unit = aCharacter('gnaw', { skills: SKILLS })
  const { proposals, kept } = propose([unit], { gnaw: 19 })
  expect(proposals).toEqual([])
  expect(kept).toEqual([{ name: 'gnaw', points: 19, because: 'Kept for Fighting 2 to 3: 20.' }])
})

test('with good skills the dearest trait that works by itself follows, then hit points', () => {
  const skills = { A: 2, F: 8, S: 2, AW: 2, P: 5 }
  expect(labels([aCharacter('hook', { skills })], { hook: 26 })).toEqual(['hook: Inspiring'])
  const all = aCharacter('hook', { skills, traits: ['unshakable', 'inspiring', 'unbreakable-conviction'] })
  expect(labels([all], { hook: 45 })[0]).toBe('hook: Terrifying')
})

test('an injury is healed first, from the pool where its own points are too few', () => {
  const hurt = aCharacter('gnaw', { skills: SKILLS }, [aCondition('gnaw', 'shaken', { gamesPlayed: 1 })])
  expect(labels([hurt], { gnaw: 30 })).toEqual(['gnaw: Heal shaken', 'gnaw: Fighting 2 to 3'])
  const { proposals, left } = propose([hurt], {}, { pool: 12 })
  expect(proposals.map(({ offer }) => [offer.label, offer.payer.kind])).toEqual([['Heal shaken', 'warband']])
  expect(left.pool).toBe(2)
})

test('P28-SQC-1: a squad keeps points for all its members; the pool fills it up', () => {
  const squad = aSquad('rats')
  expect(labels([squad], { rats: 79 })).toEqual([])
  expect(labels([squad], { rats: 80 })).toHaveLength(1)
  expect(labels([squad], {}, { pool: 40, credits: 40 })[0]).toBe('rats: 1 member')
})

test('the purse arms who hits weakest, with a weapon that needs no ammunition', () => {
  const units = [aCharacter('gnaw', { equipment: ['dagger'] }), aCharacter('hook')]
  const { proposals, left } = propose(units, {}, { credits: 22 })
  expect(proposals.map(({ unit, offer, because }) => [unit.id, offer.label, because])).toEqual([
    ['hook', 'Great sword', 'The fist hits for 1.5; this one hits for 13 on average.'],
  ])
  expect(left.credits).toBe(2)
})

test('a vehicle raises Shooting, keeps points for a weapon on a free mount, and has its damage mended', () => {
  const sections = [...CORE_PLACED_SECTIONS, { cell: 'C2', section: 'hard-point' } as const]
  const good = aVehicle('mule', { S: 8, sections })
  expect(labels([aVehicle('mule', { sections })], { mule: 25 })).toEqual(['mule: Shooting 2 to 3'])
  expect(labels([good], { mule: 70 })).toEqual(['mule: Heavy machine gun'])
  expect(propose([good], { mule: 50 }).kept[0]?.because).toBe('Kept for Heavy machine gun: 65.')
  const damaged = aCondition('mule', 'damaged', { unitKind: 'vehicle' })
  expect(labels([aVehicle('mule', { S: 8, sections }, [damaged])], { mule: 12 })).toEqual(['mule: Repair all sections'])
})

test('what is proposed can be bought in that order, is the same each time, and leaves nobody below 0', () => {
  const units = [
    aCharacter('gnaw', { equipment: ['laser-pistol'] }),
    aCharacter('hook', {}, [aCondition('hook', 'shaken', { gamesPlayed: 1 })]),
    aSquad('rats'),
  ]
  const points = { gnaw: 133, hook: 61, rats: 165 }
  const growth = propose(units, points, { pool: 60, credits: 90 })
  expect(propose(units, points, { pool: 60, credits: 90 })).toEqual(growth)
  for (const { unit, offer } of growth.proposals) {
    const funds = { points: 1000, pool: 1000, credits: 1000 }
    expect(buyForUnit(unit, offer.purchase, funds, PRINTED_RULES)).toMatchObject({ ok: true })
  }
  expect(Math.min(growth.left.pool, growth.left.credits, ...growth.left.points.values())).toBeGreaterThanOrEqual(0)
})

test('others in the place of a proposal cost no more than it and what is left over', () => {
  const { proposals, left } = propose([aCharacter('gnaw', { skills: SKILLS })], { gnaw: 28 })
  const [first] = proposals
  if (first === undefined) throw new Error('Something is proposed')
  const others = listAlternativePurchases(first, left, PRINTED_RULES)
  expect(others.map(({ label }) => label)).toContain('Awareness 2 to 3')
  expect(others.map(({ label }) => label)).not.toContain(first.offer.label)
  expect(Math.max(...others.map(({ price }) => price))).toBeLessThanOrEqual(28)
})
