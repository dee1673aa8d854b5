import type { BattleEvent, ExplainedRoll } from '#shared/games/planet28/battle/events.ts'
import {
  isOmittedFromReports,
  KEY_EVENT_TYPES,
  listEventRowIds,
} from '#shared/games/planet28/battle/reported-events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { formatCount } from '#shared/kit/format.ts'
import { getSquadStrength } from '../morale/squad-strength.ts'
import { getBattleRules } from '../transaction.ts'
import { formatEvent } from './format-event.ts'
import { createNameReplacer } from './name-replacer.ts'

/** Audience of a report. Players see no numbers of units, no notes and no reasons of corrections. */
export type ReportAudience = 'gamemaster' | 'players'

/** Markdown with every command, or a few plain lines. */
export type ReportFormat = 'journal' | 'chat'

/** Data of the reported battle. */
export interface ReportedBattle {
  readonly name: string
  /** Private notes of the gamemaster. */
  readonly notes: string
  /** The current battle, and all commands, oldest first. */
  readonly battle: Battle
  readonly orders: readonly (readonly BattleEvent[])[]
}

/** A command as text. */
interface ToldOrder {
  readonly turn: number
  readonly text: string
  readonly isLoud: boolean
}

/** Writes the report of a battle (P28-CAMP-1). */
export function formatBattleReport(
  reportedBattle: ReportedBattle,
  { edition, form }: { edition: ReportAudience; form: ReportFormat },
): string {
  const { name, battle } = reportedBattle
  const orders = toldOrders(reportedBattle, edition).filter(({ isLoud }) => form === 'journal' || isLoud)
  const turns = [...Map.groupBy(orders, ({ turn }) => turn)]
  const sides = battle.sides.map((side) => side.name).join(' against ')
  const [title, heading, line] = form === 'journal' ? ['# ', '## ', '- '] : ['', '', '– ']
  const turnWords = (turn: number) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`)
  const body = turns.flatMap(([turn, all]) => [
    ...section(`${heading}${turnWords(turn)}`, form),
    ...all.map(({ text, isLoud }) => (form === 'journal' && isLoud ? `${line}**${text}**` : `${line}${text}`)),
  ])
  const end = endOf(battle, edition).map((text) => `${line}${text}`)
  const notes =
    edition === 'gamemaster' && reportedBattle.notes !== ''
      ? [...section(`${heading}Notes`, form), reportedBattle.notes]
      : []
  return [
    `${title}${name}`,
    ...gap(form),
    sides,
    ...goalOf(battle),
    ...body,
    ...section(`${heading}How it ended`, form),
    ...end,
    ...notes,
    '',
  ].join('\n')
}

const gap = (form: ReportFormat): string[] => (form === 'journal' ? [''] : [])
const section = (heading: string, form: ReportFormat): string[] => [...gap(form), heading, ...gap(form)]

function goalOf({ goal }: Battle): string[] {
  return goal.trim() === '' ? [] : [`Goal: ${goal.trim().replaceAll('\n', ' ')}`]
}

function toldOrders({ battle, orders }: ReportedBattle, edition: ReportAudience): ToldOrder[] {
  const named = createNameReplacer(battle)
  const { tables } = getBattleRules(battle)
  const rowName = (id: string) =>
    Object.values<Readonly<Record<string, { readonly name: string }>>>(tables).find((rows) =>
      Object.hasOwn(rows, id),
    )?.[id]?.name ?? id
  const listSentences = (event: BattleEvent): string[] => {
    const words = edition === 'gamemaster' ? gamemasterWords(event) : playerWords(event)
    return words === null
      ? []
      : [named(listEventRowIds(event).reduce((text, id) => text.replaceAll(id, rowName(id)), words))]
  }
  let turn = 0
  return orders.flatMap((events): ToldOrder[] => {
    for (const event of events) if (event.type === 'turn-began') ({ turn } = event)
    const sentences = events.flatMap(listSentences)
    return sentences.length === 0
      ? []
      : [{ turn, text: `${sentences.join('. ')}.`, isLoud: events.some(({ type }) => KEY_EVENT_TYPES.has(type)) }]
  })
}

/** Everything, including every die. */
function gamemasterWords(event: BattleEvent): string | null {
  return isOmittedFromReports(event) ? null : formatEvent(event)
}

/** What everyone at the table saw: no numbers that reveal profiles, no reasons of corrections. */
function playerWords(event: BattleEvent): string | null {
  switch (event.type) {
    case 'rolled':
      return skillWords(event.roll)
    case 'corrected':
      return `Correct ${event.unit}`
    case 'hurt':
      return `${event.model} is hurt`
    case 'healed':
      return `${event.model} is healed`
    case 'soaked':
      return `The armour of ${event.model} takes it`
    case 'section-hurt':
      return `Section ${event.section.cell} of ${event.unit} is ${event.section.hitPoints === 0 ? 'destroyed' : 'hurt'}`
    default:
      return isOmittedFromReports(event) ? null : formatEvent(event)
  }
}

function skillWords({ unit, label, isSuccess }: ExplainedRoll): string | null {
  return isSuccess === null ? null : `${label} of ${unit}: a ${isSuccess ? 'success' : 'failure'}`
}

/** The winner of the goal, the survivors, and for the gamemaster their numbers. */
function endOf(battle: Battle, edition: ReportAudience): string[] {
  const { sides, units, reachedGoal, phase } = battle
  const state = phase === 'over' ? [] : [`It goes on: turn ${battle.turn} of ${battle.turns}.`]
  const winners = sides.filter(({ id }) => reachedGoal.includes(id)).map(({ name }) => `${name} reached the goal.`)
  const own = units.filter(({ copyOf }) => copyOf === null)
  return [...state, ...winners, ...own.flatMap((unit) => standing(unit, edition) ?? [])]
}

function standing(unit: BattleUnit, edition: ReportAudience): string | null {
  const { name, tally } = unit
  const done = `${formatCount(tally.hits, 'hit')}, ${formatCount(tally.kills, 'kill')}`
  if (unit.kind === 'vehicle') {
    const lost = unit.sections.filter(({ hitPoints }) => hitPoints === 0).length
    const fate = lost === unit.sections.length ? 'is destroyed' : unit.isDerelict ? 'is derelict' : 'stands'
    const hull = `${formatCount(unit.sections.length - lost, 'section')} left of ${unit.sections.length}`
    return edition === 'players' ? `${name} ${fate}.` : `${name} ${fate}: ${hull}; ${done}.`
  }
  const lost = unit.models.filter(({ fate }) => fate === 'slain').length
  const fled = unit.models.filter(({ fate }) => fate === 'fled').length
  if (unit.models.length === 0) return null
  const all = unit.models.length
  const fate =
    all === 1 ? (lost > 0 ? 'fell' : fled > 0 ? 'fled' : 'stands') : `has ${all - lost - fled} of ${all} left`
  const { now, start } = getSquadStrength(unit)
  return edition === 'players' ? `${name} ${fate}.` : `${name} ${fate}: ${now} of ${start} hit points; ${done}.`
}
