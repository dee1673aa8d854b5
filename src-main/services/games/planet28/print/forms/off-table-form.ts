import { type Block, growing } from '#main/print/blocks/block.ts'
import { pencilLines } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { section } from '#main/print/blocks/text.ts'
import { bold } from '#main/print/style.ts'
import { composeForm, buildFactLines, buildTextSection } from '#main/services/print/compose-form.ts'
import {
  type FormContext,
  type FormMakersByForm,
  type FormPages,
  GAMEMASTERS_EDITION_LABEL,
  PLAYERS_EDITION_LABEL,
} from '#main/services/print/page-form.ts'
import type { OffTableView } from '#shared/contract/planet28/off-table-board.ts'
import type { OffTablePlayerView } from '#shared/contract/planet28/off-table.ts'
import { type Calendar, formatCampaignDay } from '#shared/kit/calendar.ts'
import { formatList } from '#shared/kit/format.ts'

interface OffTableSources {
  readonly board: (id: string) => OffTableView
  readonly seenBy: (id: string, playerId: string | null) => OffTablePlayerView
  readonly calendar: () => Calendar
}

const ROW_MM = 8
const PLACE_COLUMNS = [
  { title: 'Place', share: 1 },
  { title: 'Notes', share: 2.4 },
] as const

/** Creates the form of an off-table board: places, groups and their days. Hidden places are for the gamemaster. */
export function createOffTableFormMaker({
  board,
  seenBy,
  calendar,
}: OffTableSources): Pick<FormMakersByForm, 'off-table'> {
  return {
    'off-table': ({ id, edition }, context) =>
      edition.for === 'gamemaster'
        ? layOutBoard(board(id), calendar(), context)
        : layOutPlayersBoard(seenBy(id, edition.playerId), calendar(), context),
  }
}

/** The whole board, hidden places and notes included. */
function layOutBoard(board: OffTableView, calendar: Calendar, context: FormContext): FormPages {
  const { name, scene, notes, places, groups, orders, warbands, day } = board
  const units = new Map(warbands.flatMap((warband) => warband.units.map((unit) => [unit.id, unit.name] as const)))
  const placeName = (placeId: string | null) => places.find((place) => place.id === placeId)?.name ?? ''
  const placeRows = places.map((place) => [
    [bold(place.name), place.isHidden ? ', hidden' : ''],
    [place.publicNotes, place.notes].filter((text) => text !== '').join(' '),
  ])
  const groupRows = groups.map((group) => {
    const order = orders.find((candidate) => candidate.groupId === group.id && candidate.day === day)
    return [
      [bold(group.name)],
      group.unitIds.flatMap((unitId) => units.get(unitId) ?? []).join(', '),
      placeName(group.placeId),
      order === undefined
        ? ''
        : `${placeName(order.placeId)}: ${order.deed}${order.text === '' ? '' : `, ${order.text}`}`,
    ]
  })
  return composeForm(
    {
      name,
      kind: 'off-table',
      edition: GAMEMASTERS_EDITION_LABEL,
      subtitle: ['Off-table', formatCampaignDay(calendar, day)],
      blocks: [
        ...buildTextSection('Scene', scene, context),
        ...buildTextSection('Notes of the gamemaster', notes, context),
        section('Places', [table(PLACE_COLUMNS, placeRows, { rowMm: ROW_MM })]),
        groupSection(groupRows),
        growing(section('Notes', [pencilLines()])),
      ],
    },
    context,
  )
}

/** The board as players may see it. */
function layOutPlayersBoard(board: OffTablePlayerView, calendar: Calendar, context: FormContext): FormPages {
  const { name, scene, places, groups, encounters, day } = board
  const groupRows = groups.map((group) => {
    const last = group.days.findLast((own) => own.day === day)
    return [
      [bold(group.name), `, ${group.warband}`],
      group.people.join(', '),
      group.place ?? '',
      last === undefined ? '' : `${last.place}: ${last.deed}`,
    ]
  })
  const meetings = encounters.map(({ day: on, place, warbands, outcome }) =>
    [`${formatCampaignDay(calendar, on)}: ${formatList(warbands)} met at ${place}.`, outcome].join(' ').trim(),
  )
  return composeForm(
    {
      name,
      kind: 'off-table',
      edition: PLAYERS_EDITION_LABEL,
      subtitle: ['Off-table', formatCampaignDay(calendar, day)],
      blocks: [
        ...buildTextSection('Scene', scene, context),
        section('Places', [
          table(
            PLACE_COLUMNS,
            places.map((place) => [[bold(place.name)], place.notes]),
            { rowMm: ROW_MM },
          ),
        ]),
        groupSection(groupRows),
        ...buildFactLines(meetings.map((text) => ['Encounter', text] as const)),
        growing(section('Notes', [pencilLines()])),
      ],
    },
    context,
  )
}

function groupSection(rows: Parameters<typeof table>[1]): Block {
  const columns = [
    { title: 'Group', share: 1.2 },
    { title: 'People', share: 1.6 },
    { title: 'At', share: 1 },
    { title: 'Today', share: 1.4 },
  ]
  return section('Groups', [table(columns, rows, { rowMm: ROW_MM })])
}
