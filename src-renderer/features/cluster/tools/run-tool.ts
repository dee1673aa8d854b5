import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { countHexes, type HexRuns } from '#shared/kit/hex-runs.ts'
import { countWords } from '#shared/kit/words.ts'
import { canApply } from '../model/star-map.ts'
import { eraseTool } from './erase/index.ts'
import { labelTool } from './label/index.ts'
import { lockedBy } from './layer-locks.ts'
import { measureTool } from './measure/index.ts'
import { mirrorEdits } from './mirror-edits.ts'
import { viewTool } from './pan/index.ts'
import { forbiddenMark } from './preview-marks.ts'
import { regionTool } from './region/index.ts'
import { routeTool } from './route/index.ts'
import { selectTool } from './select/index.ts'
import { starTool } from './star/index.ts'
import type { Gesture, Preview, Scene, Step, Tool, ToolId } from './tool.ts'

/** What comes of an event with a tool in hand. */
export type Outcome = Omit<Step<never>, 'state'>

/** A tool at work: it keeps its own state and answers with what comes of each event. */
export type RunningTool = (event: MapEvent, scene: Scene) => Outcome

/** Takes a tool in hand. */
export function takeTool(id: ToolId): RunningTool {
  switch (id) {
    case 'select':
      return runTool(selectTool)
    case 'star':
      return runTool(starTool)
    case 'route':
      return runTool(routeTool)
    case 'region':
      return runTool(regionTool)
    case 'label':
      return runTool(labelTool)
    case 'erase':
      return runTool(eraseTool)
    case 'measure':
      return runTool(measureTool)
    case 'pan':
    case 'zoom':
      return runTool(viewTool(id))
  }
}

/** A tool at work, with partners as the symmetry wants them, and nothing done on layers that are hidden or locked. */
export function runTool<State>(tool: Pick<Tool<State>, 'idle' | 'on'>): RunningTool {
  let { idle: state } = tool
  return (event, scene) => {
    const { state: next, ...outcome } = tool.on(state, event, scene)
    state = next
    return withPartners(outcome, scene)
  }
}

function withPartners(outcome: Outcome, scene: Scene): Outcome {
  const { commit, preview } = outcome
  if (commit) {
    const locked = lockedBy(scene.layers, commit.edits, scene.map)
    const judged = locked === null ? judgeGesture(commit, scene) : { status: locked }
    return 'commit' in judged ? { ...outcome, ...judged } : judged
  }
  return preview ? { ...outcome, ...previewWithPartners(preview, scene, outcome.status) } : outcome
}

/** A gesture that can be done, or why it cannot. */
export type Judged = { readonly commit: Gesture; readonly status?: string } | { readonly status: string }

/** A gesture with its partners as the symmetry wants them. */
export function judgeGesture(
  { label, edits: given }: Gesture,
  scene: Pick<Scene, 'map' | 'symmetry' | 'newId'>,
): Judged {
  const { edits, problem, leftOut } = mirrorEdits(given, scene)
  if (problem !== null) return { status: problem }
  if (!canApply(scene.map, edits)) return { status: 'This cannot be done here: something is in the way.' }
  return { commit: { label, edits }, ...(leftOut.length > 0 ? { status: leftOutWords(leftOut) } : {}) }
}

function previewWithPartners(preview: readonly Preview[], scene: Scene, status: string | undefined): Outcome {
  const edits = preview.filter(isEdit)
  if (edits.length === 0) return {}
  const locked = lockedBy(scene.layers, edits, scene.map)
  if (locked !== null) return { preview: preview.filter((one) => !isEdit(one)), status: locked }
  const mirrored = mirrorEdits(edits, scene)
  const marks = preview.filter((one) => !isEdit(one))
  const said = status ?? mirrored.problem ?? (mirrored.leftOut.length > 0 ? leftOutWords(mirrored.leftOut) : undefined)
  return {
    preview: [...mirrored.edits, ...marks, ...forbiddenMark(mirrored.leftOut)],
    ...(said === undefined ? {} : { status: said }),
  }
}

function leftOutWords(leftOut: HexRuns): string {
  return `${countWords(countHexes(leftOut), 'partner')} left out: the hex is taken or off the board.`
}

const MARKS: ReadonlySet<Preview['type']> = new Set(['line', 'box', 'lasso', 'hexes', 'measure'])

function isEdit(preview: Preview): preview is ClusterEdit {
  return !MARKS.has(preview.type)
}
