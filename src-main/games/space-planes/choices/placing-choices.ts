import { buildChoice, type DraftPreviewDetails, fillCommandTemplate } from '#main/games/kit/choice.ts'
import { buildOption } from '#main/games/kit/inputs.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { type CommandOf, ShipPlacementSchema } from '#shared/games/space-planes/commands.ts'
import { type Cube, FACES, type Face, type Ship } from '#shared/games/space-planes/model.ts'
import { findNamedCube, getFaceSetOfShip } from '#shared/games/space-planes/sides.ts'
import type { CommandDraft, Input, Json, InputOption } from '#shared/match/protocol.ts'
import { getNextShipToPlace } from '../commands/place.ts'
import { normalizePose } from '../footprint.ts'
import { findShipOnPlane } from '../manoeuvre-parts/plane.ts'
import { findNearestLegalPlace } from '../nearest-place.ts'
import { findPlacingProblem, type PlacingProblem } from '../placing.ts'
import { findRandomLegalPlace } from '../queries/placing.ts'
import { createShipMark } from './marks.ts'
import { type BattleChoice, createInput, type SeatContext } from './seat-context.ts'

/** Seed of the place that is suggested for the next ship. */
const SUGGESTION_SEED = 'suggestion'

/** What the seat may do with its next ship (SP-SETUP-2 to SP-SETUP-7). */
export function listPlacingChoices(context: SeatContext): BattleChoice[] {
  if (context.battle.companion) return [createEnterChoice(context), createLeaveOutChoice(context, true)]
  const { spot } = findRandomLegalPlace(context.battle, { ask: 'spot', seed: SUGGESTION_SEED })
  return [createPlaceChoice(context, spot), ...(spot === null ? [createLeaveOutChoice(context, false)] : [])]
}

/** Name of the next ship: that of its cube, or its letter. */
export function formatNextShipName(battle: Battle): string {
  const next = getNextShipToPlace(battle, battle.active)
  const named = findNamedCube(battle, next)
  return named ? `${named.name} (${next.id})` : `ship ${next.id}`
}

/** Places the next ship. The defaults are a legal place, if there is one (SP-SETUP-3 to SP-SETUP-6). */
function createPlaceChoice({ battle, seat }: SeatContext, spot: Suggestion | null): BattleChoice {
  const choice = buildChoice({
    id: 'place',
    label: `Place ${formatNextShipName(battle)}`,
    group: 'Placing',
    isPrimary: true,
  })
  const toCommand = ({ values: { at = null, ...values } }: CommandDraft) =>
    fillCommandTemplate<CommandOf<'place'>>(
      { type: 'place', by: seat, x: 0, y: 0, heading: 0, face: 1, plane: 1 },
      { ...values, ...readPoint(at) },
    )
  return {
    choice,
    inputs: () => createPlaceInputs(battle, spot),
    commands: (draft) => [toCommand(draft)],
    details(draft, isComplete) {
      const { type: _type, by: _by, ...fields } = toCommand(draft)
      const read = ShipPlacementSchema.safeParse(fields)
      return isComplete && read.success ? describePlace(battle, { type: 'place', by: seat, ...read.data }) : {}
    },
  }
}

type Suggestion = Omit<CommandOf<'place'>, 'type' | 'by'>

function createPlaceInputs(battle: Battle, spot: Suggestion | null): Input[] {
  const { areaMm, headings } = battle.settings
  const middle = { x: Math.round(areaMm[0] / 2), y: Math.round(areaMm[1] / 2) }
  const from = spot ? { x: spot.x, y: spot.y } : middle
  return [
    { ...createInput('place', 'x', { points: { max: 1, from, step: 1 }, value: spot && [from] }), path: 'at' },
    createInput('place', 'heading', {
      max: 359.999,
      value: spot?.heading ?? 0,
      ...(headings === 'square' && { options: QUARTER_TURNS.map((turn) => buildOption(turn, `${turn}°`)) }),
    }),
    createInput('place', 'face', { value: spot?.face ?? 1, options: listFaceOptions(battle) }),
    createInput('place', 'plane', { value: spot?.plane ?? null, options: listPlaneOptions(battle) }),
  ]
}

const QUARTER_TURNS = [0, 90, 180, 270] as const

/** The first of the picked points; its coordinates are null if there is none. */
function readPoint(points: Json): { readonly x: Json; readonly y: Json } {
  const point: Json = Array.isArray(points) ? (points[0] ?? null) : null
  return typeof point === 'object' && point !== null && 'x' in point && 'y' in point
    ? { x: point['x'] ?? null, y: point['y'] ?? null }
    : { x: null, y: null }
}

/** The ship where it would stand, and the nearest legal place if it may not stand there. */
function describePlace(battle: Battle, { by, x, y, heading, face, plane }: CommandOf<'place'>): DraftPreviewDetails {
  const pose = normalizePose({ x, y, heading })
  const ship: Ship = { ...getNextShipToPlace(battle, by), ...pose, face, plane, twist: 0 }
  const problem = findPlacingProblem(battle, pose, plane)
  if (problem === null) return { marks: [createShipMark(ship, { role: 'chosen' })] }
  const chosen = createShipMark(ship, { role: 'chosen', isStopped: true, note: formatProblem(problem) })
  const nearest = findNearestLegalPlace(battle, { pose, plane })
  if (nearest === null) return { marks: [chosen] }
  const { pose: free, plane: freePlane } = nearest
  const fills = { at: [{ x: free.x, y: free.y }], heading: free.heading, plane: freePlane }
  return {
    text: `The nearest legal place is ${free.x}, ${free.y} mm, heading ${free.heading}, plane ${freePlane}.`,
    marks: [createShipMark({ ...ship, ...free, plane: freePlane }, { role: 'nearest', fills }), chosen],
  }
}

/** A few words to stand beside the ship. */
function formatProblem(problem: PlacingProblem): string {
  switch (problem.code) {
    case 'outside-area':
      return `${problem.mm} mm over the border`
    case 'heading-not-square':
      return 'not square'
    case 'plane-taken':
      return `plane of ${problem.ship}`
    case 'too-close':
      return `${problem.mm} mm from ${problem.ship}`
    case 'too-far':
      return `${problem.mm} mm from the nearest`
  }
}

/** Records what the next ship shows, after it was put on the table (SP-SETUP-2 to SP-SETUP-4). */
function createEnterChoice({ battle, seat }: SeatContext): BattleChoice {
  return {
    choice: buildChoice({
      id: 'enter',
      label: `Put ${formatNextShipName(battle)} on the table`,
      group: 'Placing',
      isPrimary: true,
    }),
    inputs: () => [
      createInput('enter', 'face', { value: 1, options: listFaceOptions(battle) }),
      createInput('enter', 'plane', {
        value: listFreePlanes(battle)[0] ?? null,
        options: listPlaneOptions(battle),
      }),
    ],
    commands: ({ values }) => [
      fillCommandTemplate<CommandOf<'enter'>>({ type: 'enter', by: seat, face: 1, plane: 1 }, values),
    ],
  }
}

/** Leaves the next ship out of the battle. It scores for nobody (SP-SETUP-7). */
function createLeaveOutChoice({ battle, seat }: SeatContext, isSeldom: boolean): BattleChoice {
  const ship = formatNextShipName(battle)
  return {
    choice: buildChoice({
      id: 'leave-out',
      label: `Leave ${ship} out`,
      group: 'Placing',
      note: 'For a ship without a legal place.',
      isSeldom,
      warning: `${ship.charAt(0).toUpperCase()}${ship.slice(1)} stays out of the battle and scores for nobody. It can be undone.`,
    }),
    commands: () => [{ type: 'leave-out', by: seat }],
  }
}

function listFaceOptions(battle: Battle): InputOption[] {
  const next: Pick<Cube, 'owner' | 'cube'> = getNextShipToPlace(battle, battle.active)
  const faces = getFaceSetOfShip(battle, next)
  return FACES.map((face) => buildOption(face, `${face} ${faces[face].name}`))
}

function listPlaneOptions(battle: Battle): InputOption[] {
  return listFreePlanes(battle).map((plane) => buildOption(plane, String(plane)))
}

/** Numbers that no other ship shows (SP-SETUP-4). */
function listFreePlanes(battle: Battle): readonly Face[] {
  return FACES.filter((plane) => findShipOnPlane(plane, battle, null) === null)
}
