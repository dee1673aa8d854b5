import { buildChoice } from '#main/games/kit/choice.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import { BOT_STYLES } from '#shared/games/planetary-sand/tables/bot-styles.ts'
import { computeZoneOutlines } from '#shared/games/planetary-sand/zones.ts'
import { computeMeanPoint, type Point } from '#shared/kit/convex.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { BoardMark, Refusal } from '#shared/match/protocol.ts'
import { findDeploymentOrder } from '../bots/deployment.ts'
import { findPiece } from '../state/find.ts'
import { type ChoiceContext, isChoiceWanted, type PhaseQuestion, type SandChoice } from './choice-context.ts'
import { listEndPhaseChoices } from './end-phase.ts'
import { createMoveChoice } from './moves/move-choices.ts'
import { type PieceSelection, selectPieces } from './moves/selection.ts'
import { listRobotOrderDrafts } from './moves/working.ts'
import { buildMatchPiece, isPlaced, listFocusedPieces, listOwnPieces } from './pieces.ts'
import { createGhostMarks, createPointInput, findEnteredPoint } from './points.ts'
import { findCommandRefusal } from './trial.ts'

/** Deployment: where the pieces of a side stand, and what its robots are told (SAND-SET-1, SAND-ROBO-2). */
export function buildDeploymentQuestion(focus: ChoiceContext): PhaseQuestion {
  const { battle, seat } = focus
  const own = listOwnPieces(battle, seat)
  const hasMap = battle.fieldMm !== null
  return {
    prompt: 'who is set up, and where?',
    hint: hasMap
      ? 'Everybody stands somewhere in their own zone of the map.'
      : 'Everybody stands in their own zone. Choose who is in a room, in a vehicle or behind cover.',
    pieces: own.map((piece) => buildMatchPiece(piece, hasMap && isPlaced(battle, piece))),
    actsBy: 'group',
    choices: [
      ...listPlaces(focus),
      ...listRestChoices(focus),
      ...listEndPhaseChoices(focus, { isPrimary: own.every((piece) => isPlaced(battle, piece)) }),
    ],
  }
}

/** Where the pieces in focus may stand, and the orders that robots may get. */
function listPlaces(focus: ChoiceContext): SandChoice[] {
  const { battle, seat } = focus
  const selection = selectPieces(
    battle,
    seat,
    listFocusedPieces(focus).map(({ id }) => id),
  )
  if (selection.figures.length + selection.machines.length === 0) return []
  const isOnFoot = selection.machines.length === 0
  const orders = (isOnFoot ? listRobotOrderDrafts(selection) : []).filter(
    ({ id, trial }) => isChoiceWanted(focus, id) && findCommandRefusal(battle, trial) === null,
  )
  return [
    ...(battle.fieldMm ? listMapPlaces(focus, selection, battle.fieldMm) : []),
    ...listNamedPlaces(focus, selection),
    ...orders.map((draft) => createMoveChoice(battle, draft, selection.ids)),
  ]
}

type Place = Partial<Pick<CommandOf<'deploy'>['things'][number], 'at' | 'inside' | 'near' | 'cover'>>

function buildDeployment(by: string, places: readonly ({ readonly id: string } & Place)[]): CommandOf<'deploy'> {
  const nowhere = { at: null, heading: null, inside: null, near: null, cover: null }
  return { type: 'deploy', by, things: places.map((place) => ({ ...nowhere, ...place })) }
}

/** Places without a point: vehicles, and without a map also rooms, cover and objectives (SAND-SET-1, SAND-MOVE-4). */
function listNamedPlaces(focus: ChoiceContext, { battle, by, ids, figures, machines }: PieceSelection): SandChoice[] {
  const hasMap = battle.fieldMm !== null
  const people = machines.length === 0
  const cabs = people ? battle.machines.filter(({ side }) => side === by) : []
  const rooms = people && !hasMap ? battle.rooms : []
  const place = (id: string, label: string, where: Place): SandChoice[] => {
    if (!isChoiceWanted(focus, id)) return []
    const command = buildDeployment(
      by,
      ids.map((pieceId) => ({ id: pieceId, ...where })),
    )
    const refusal = [...figures, ...machines].every((piece) => standsAt(piece, where)) ? STANDS_THERE : null
    const isImmediate = refusal === null
    const choice = buildChoice({ id, label, group: 'Set up', actors: ids, refusal, isImmediate })
    return findCommandRefusal(battle, command) === null ? [{ choice, commands: () => [command] }] : []
  }
  return [
    ...(hasMap
      ? []
      : [
          ...place('deploy:open', 'Stand in the open, in your zone', {}),
          ...place('deploy:cover', 'Stand behind a wall or rock', { cover: 'other' }),
        ]),
    ...[...cabs, ...rooms].flatMap(({ id }) => place(`deploy:${id}`, `Begin in ${id}`, { inside: id })),
    ...(hasMap ? [] : battle.objectives)
      .filter(({ home }) => home === by)
      .flatMap(({ id }) => place(`deploy:${id}`, `Stand at ${id}`, { near: id })),
  ]
}

const STANDS_THERE: Refusal = { code: 'there', message: 'They stand there already.', rule: 'SAND-SET-1' }

/** Whether a piece stands at a place without a point. */
function standsAt({ inside, near, cover, at }: Figure | Machine, where: Place): boolean {
  const { inside: room = null, near: objective = null, cover: shelter = null } = where
  return at === null && inside === room && near === objective && cover === shelter
}

/** Setting up around a point of the map (SAND-SET-1). */
function listMapPlaces(
  focus: ChoiceContext,
  { battle, by, ids, figures, machines }: PieceSelection,
  fieldMm: readonly [number, number],
): SandChoice[] {
  const id = 'deploy'
  if (!isChoiceWanted(focus, id)) return []
  const pieces = ids.flatMap((pieceId) => findPiece(battle, pieceId) ?? [])
  const zone = computeZoneOutlines(fieldMm, battle.settings.zones)[by === battle.sides[0] ? 0 : 1]
  const from = pieces[0]?.at ?? roundPoint(computeMeanPoint(zone))
  const label = `Set up ${describeCount(figures.length, machines.length)}`
  return [
    {
      choice: buildChoice({ id, label, group: 'Set up', actors: ids }),
      inputs: () => [createPointInput(battle, ['deploy', 'things.at'], from)],
      commands({ values }) {
        const point = findEnteredPoint(values['things.at'])
        return point ? [buildDeployment(by, computeFormation(pieces, point))] : []
      },
      details({ values }) {
        const point = findEnteredPoint(values['things.at'])
        const area: BoardMark = { kind: 'area', outline: zone }
        return { marks: [area, ...createGhostMarks(point ? computeFormation(pieces, point) : [])] }
      },
    },
  ]
}

function roundPoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

function describeCount(figures: number, machines: number): string {
  const parts = [
    ...(figures > 0 ? [formatCount(figures, 'figure')] : []),
    ...(machines > 0 ? [formatCount(machines, 'machine')] : []),
  ]
  return parts.join(' and ')
}

/** On the map: setting up everything that has no place yet, as a bot would. */
function listRestChoices(focus: ChoiceContext): SandChoice[] {
  const { battle, seat } = focus
  const id = 'deploy-rest'
  if (!isChoiceWanted(focus, id)) return []
  const side = { by: seat, temper: BOT_STYLES.steady, whims: createSeededDice('deployment') }
  const command = findDeploymentOrder(battle, side)?.command
  if (command?.type !== 'deploy' || findCommandRefusal(battle, command) !== null) return []
  const count = command.things.length
  const isAll = count === listOwnPieces(battle, seat).length
  const label = isAll ? `Set up all ${count}` : `Set up the other ${count}`
  const choice = buildChoice({ id, label, group: 'Set up', note: 'Where a bot would', isImmediate: true })
  return [{ choice, commands: () => [command] }]
}

/** Distance between pieces that are set up together, in millimetres. */
const APART_MM = 45

/** Places pieces around a point, the lead on it: in the formation in which they stand, or in rows. */
function computeFormation(
  pieces: readonly (Figure | Machine)[],
  point: Point,
): { readonly id: string; readonly at: Point }[] {
  const lead = pieces[0]?.at ?? null
  const isStanding = pieces.every(({ at }) => at !== null)
  const columns = Math.ceil(Math.sqrt(pieces.length))
  return pieces.map(({ id, at }, index) => {
    if (isStanding && at && lead) return { id, at: { x: point.x + at.x - lead.x, y: point.y + at.y - lead.y } }
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return { id, at: { x: point.x + (column - (columns - 1) / 2) * APART_MM, y: point.y - row * APART_MM } }
  })
}
