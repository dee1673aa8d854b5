import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RelationFields } from '#shared/contract/relations.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'

let campaign: TestCampaign
beforeEach(() => void (campaign = openTestCampaign()))
afterEach(() => campaign.close())

const faction = (name: string) => campaign.services.factions.create({ name, notes: '' }, campaign.author)
const newestLabel = () => campaign.services.history.list({ beforeId: null, limit: 1 }).changes[0]?.label
const undo = () => campaign.services.history.undo({ id: null }, campaign.author)
const all = () => campaign.services.relations.list({ of: null })

function relate(from: string, to: string, more: Partial<RelationFields> = {}) {
  const fields = { name: 'at war with', standing: -3, notes: '', isHidden: false, ...more }
  const ends = { from: { kind: 'faction', id: from }, to: { kind: 'faction', id: to } } as const
  return campaign.services.relations.create({ ...ends, ...fields }, campaign.author)
}

test('A relation is drawn, edited and removed, each as one change in plain words', () => {
  const [tithe, bells] = [faction('The Tithe'), faction('The Bells')]
  const war = relate(tithe.id, bells.id)
  expect(newestLabel()).toBe('The Tithe: at war with The Bells')
  expect(all()).toMatchObject([{ from: { name: 'The Tithe' }, to: { name: 'The Bells' }, standing: -3 }])
  const truce = campaign.services.relations.update({ ...war, name: 'at truce with', standing: null }, campaign.author)
  expect(newestLabel()).toBe('Edit: The Tithe: at truce with The Bells')
  expect(truce.standing).toBeNull()
  campaign.services.relations.remove(truce, campaign.author)
  expect(newestLabel()).toBe('No longer: The Tithe: at truce with The Bells')
  expect(all()).toEqual([])
  undo()
  expect(all()).toHaveLength(1)
})

test('The relations of one thing are those from it and to it', () => {
  const [tithe, bells, ash] = [faction('The Tithe'), faction('The Bells'), faction('Ash')]
  relate(tithe.id, bells.id)
  relate(ash.id, tithe.id, { name: 'ally of' })
  relate(bells.id, ash.id, { name: 'kin of' })
  const ofTithe = campaign.services.relations.list({ of: { kind: 'faction', id: tithe.id } })
  expect(ofTithe.map(({ name }) => name)).toEqual(['ally of', 'at war with'])
})

test('A thing has no relation to itself or to what is not there, and one that goes takes them out of sight', () => {
  const [tithe, bells] = [faction('The Tithe'), faction('The Bells')]
  expect(() => relate(tithe.id, tithe.id)).toThrow(/two things/)
  expect(() => relate(tithe.id, 'gone')).toThrow(/not there any more/)
  const war = relate(tithe.id, bells.id)
  campaign.services.factions.remove(bells, campaign.author)
  expect(all()).toEqual([])
  undo()
  expect(all().map(({ id }) => id)).toEqual([war.id])
})

test('A relation seen at an older state is not written over', () => {
  const [tithe, bells] = [faction('The Tithe'), faction('The Bells')]
  const war = relate(tithe.id, bells.id)
  campaign.services.relations.update({ ...war, name: 'at truce with' }, campaign.author)
  expect(() => campaign.services.relations.update({ ...war, name: 'friends with' }, campaign.author)).toThrow(/since/)
  expect(() => campaign.services.relations.remove(war, campaign.author)).toThrow(/since/)
})
