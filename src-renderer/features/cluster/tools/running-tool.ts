import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { formatCount } from '#shared/kit/format.ts'
import { countHexes, type HexRuns } from '#shared/kit/hex-runs.ts'
import { canApplyEdits } from '../model/star-map.ts'
import { findLockProblem } from './layer-locks.ts'
import { mirrorEdits } from './mirror-edits.ts'
import { createForbiddenMarks } from './preview-marks.ts'
import type {
  RunningToolContext,
  EditGesture,
  PreviewItem,
  ToolMapContext,
  ToolTransition,
  ToolMachine,
} from './tool.ts'

/** Result of an event for the active tool. */
export type ToolEventResult = Omit<ToolTransition<never>, 'state'>

/** A tool with its current state, which processes events. */
export interface RunningTool {
  (event: MapEvent, context: RunningToolContext): ToolEventResult
  /** The tool and its phase: `erase.dragging`. */
  path(): string
}

/**
 * Runs a tool, mirrors its gestures, and blocks edits on hidden or locked layers. Errors are reported with the tool
 * and its phase.
 */
export function createRunningTool<State>(tool: ToolMachine<State>): RunningTool {
  let { idle: state } = tool
  const path = () => `${tool.id}.${tool.phase(state)}`
  function run(event: MapEvent, context: RunningToolContext): ToolEventResult {
    try {
      const { state: next, ...outcome } = tool.on(state, event, { ...context, settings: context.options[tool.id] })
      state = next
      return withPartners(outcome, context)
    } catch (fault) {
      throw new Error(`${path()} could not take “${event.type}”: ${String(fault)}`, { cause: fault })
    }
  }
  return Object.assign(run, { path })
}

function withPartners(outcome: ToolEventResult, context: ToolMapContext): ToolEventResult {
  const { commit, preview, write } = outcome
  const shut = write ? findLockProblem(context.layers, [write], context.map) : null
  if (shut !== null) return { status: shut }
  if (commit) {
    const locked = findLockProblem(context.layers, commit.edits, context.map)
    const judged = locked === null ? checkAndMirrorGesture(commit, context) : { status: locked }
    return 'commit' in judged ? { ...outcome, ...judged } : judged
  }
  return preview ? { ...outcome, ...previewWithPartners(preview, context, outcome.status) } : outcome
}

/** A gesture that is allowed, or the reason why it is not. */
export type GestureCheck = { readonly commit: EditGesture; readonly status?: string } | { readonly status: string }

/** Checks a gesture and adds its mirrored counterparts. */
export function checkAndMirrorGesture(
  { label, edits: given }: EditGesture,
  context: Pick<ToolMapContext, 'map' | 'symmetry' | 'newId'>,
): GestureCheck {
  const { edits, problem, leftOut } = mirrorEdits(given, context)
  if (problem !== null) return { status: problem }
  if (!canApplyEdits(context.map, edits)) return { status: 'This cannot be done here: something is in the way.' }
  return { commit: { label, edits }, ...(leftOut.length > 0 ? { status: leftOutWords(leftOut) } : {}) }
}

function previewWithPartners(
  preview: readonly PreviewItem[],
  context: ToolMapContext,
  status: string | undefined,
): ToolEventResult {
  const edits = preview.filter(isEdit)
  if (edits.length === 0) return {}
  const locked = findLockProblem(context.layers, edits, context.map)
  if (locked !== null) return { preview: preview.filter((candidate) => !isEdit(candidate)), status: locked }
  const mirrored = mirrorEdits(edits, context)
  const marks = preview.filter((candidate) => !isEdit(candidate))
  const message =
    status ?? mirrored.problem ?? (mirrored.leftOut.length > 0 ? leftOutWords(mirrored.leftOut) : undefined)
  return {
    preview: [...mirrored.edits, ...marks, ...createForbiddenMarks(mirrored.leftOut)],
    ...(message === undefined ? {} : { status: message }),
  }
}

function leftOutWords(leftOut: HexRuns): string {
  return `${formatCount(countHexes(leftOut), 'partner')} left out: the hex is taken or off the board.`
}

const MARKS: ReadonlySet<PreviewItem['type']> = new Set(['line', 'box', 'lasso', 'hexes', 'measure'])

function isEdit(preview: PreviewItem): preview is ClusterEdit {
  return !MARKS.has(preview.type)
}
