import { expect } from 'vitest'
import { createMailCommand, parseTurn } from '#main/games/space-planes/turn-text.ts'
import type { NewMailBattle } from '#shared/contract/space-planes/mail.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RankedTurn } from '#shared/games/space-planes/questions.ts'
import type { TestCampaign } from './campaign.ts'
import { GAMEMASTER } from './tiny-matches.ts'

// Two campaign files that play a battle by mail: they exchange nothing but text (SP-MAIL-1 to SP-MAIL-3).

const empty = (seat: string) => ({ seat, playerId: null, warbandId: null, factionId: null })
export const FIELDS: NewMailBattle = {
  name: 'Over the shoals',
  seats: [empty('brass'), empty('azure')],
  options: { seats: ['brass', 'azure'], settings: { shipsEach: 1, tie: 'shared' } },
  flotillas: [],
  faceSetId: null,
  starId: null,
  nightId: null,
  mySeat: 'brass',
  ownName: 'Ana',
  otherName: 'Ben',
  address: '',
}

export const mails = (table: TestCampaign) => table.services.planesMail
export const idOf = (table: TestCampaign): string =>
  table.services.matches.list({ game: null }, GAMEMASTER)[0]?.id ?? ''
export const desk = (table: TestCampaign) => {
  const seen = mails(table).desk({ id: idOf(table) })
  if (!seen) throw new Error('This is no battle by mail')
  return seen
}
export const matchOf = (table: TestCampaign) => table.services.matches.view({ id: idOf(table), seat: null }, GAMEMASTER)
export const view = (table: TestCampaign) => matchOf(table).view as BattleView
export const standing = (table: TestCampaign) => {
  const { isApplied: _, ...battle } = view(table)
  return battle
}
export function act(table: TestCampaign, by: string, command: Record<string, unknown>): void {
  const { id, version } = matchOf(table)
  table.services.matches.act({ id, version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
}
/** Copies the pending mail. */
export function copy(table: TestCampaign): string {
  const { mail } = desk(table)
  const text = mail?.text ?? ''
  mails(table).sent({ id: idOf(table), how: 'copied', text }, table.author)
  return text
}
export async function paste(table: TestCampaign, text: string): Promise<readonly string[]> {
  const { invitation } = await mails(table).readMail({ text })
  const { refused } = await mails(table).takeMail({ text, terms: invitation?.terms ?? null }, table.author)
  return refused
}
/** Plays a turn given as text with the seat of this table. */
export function turn(table: TestCampaign, text: string): void {
  const { orders, after } = parseTurn(text)
  for (const order of orders) {
    const { by, ...command } = createMailCommand(order, after, desk(table).seat)
    act(table, by, command)
  }
}
/** The most promising turns, best first. */
export function bestTurns(table: TestCampaign, most: number): RankedTurn[] {
  const question = { ask: 'turns', most }
  return table.services.matches.ask({ id: idOf(table), seat: null, question }, GAMEMASTER).answer as RankedTurn[]
}
/** The most promising turn. */
export const best = (table: TestCampaign): RankedTurn => bestTurns(table, 1)[0] as RankedTurn
/** Undoes the newest change of the battle. */
export function undo(table: TestCampaign): void {
  const { id, version } = matchOf(table)
  table.services.matches.undo({ id, version, seat: null }, GAMEMASTER)
}

/** Both have joined and placed their ships; Ana is to act, and can shoot after a roll. */
export async function startByMail(ana: TestCampaign, ben: TestCampaign): Promise<void> {
  mails(ana).invite(FIELDS, ana.author)
  expect(await paste(ben, copy(ana))).toEqual([])
  expect(await paste(ana, copy(ben))).toEqual([])
  turn(ana, 'PLACE 300.125 150 HEADING 0 FACE 1 PLANE 3')
  expect(await paste(ben, copy(ana))).toEqual([])
  turn(ben, 'PLACE 430 150 HEADING 180 FACE 1 PLANE 4')
  expect(await paste(ana, copy(ben))).toEqual([])
}
