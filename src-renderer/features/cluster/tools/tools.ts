import { eraseTool } from './erase/index.ts'
import { labelTool } from './label/index.ts'
import { measureTool } from './measure/index.ts'
import { panTool } from './pan/index.ts'
import { regionTool } from './region/index.ts'
import { routeTool } from './route/index.ts'
import { type RunningTool, createRunningTool } from './running-tool.ts'
import { selectTool } from './select/index.ts'
import { starTool } from './star/index.ts'
import type { MapTool } from './tool.ts'
import { zoomTool } from './zoom/index.ts'

/** The tools there are, in the order of the bar. */
export const TOOLS = [
  selectTool,
  starTool,
  routeTool,
  regionTool,
  labelTool,
  eraseTool,
  measureTool,
  panTool,
  zoomTool,
] as const

type AnyTool = (typeof TOOLS)[number]
type SettingsOf<Tool extends AnyTool> = Parameters<Tool['help']>[0]

/** A tool by its id. */
export type ToolId = AnyTool['id']

/** How each tool that can be set is set; one record for all, kept while the tool changes. */
export type ToolOptions = {
  readonly [Tool in AnyTool as null extends SettingsOf<Tool> ? never : Tool['id']]: SettingsOf<Tool>
}

/** How the tools are set at first. */
// Each tool gives its own part, which the compiler cannot follow through a list.
export const DEFAULT_OPTIONS = Object.fromEntries(
  TOOLS.flatMap(({ id, options }) => (options ? [[id, options.first]] : [])),
) as ToolOptions

/** A tool by its id. */
export function findTool(id: ToolId): MapTool {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool
}

/** How a tool is set; undefined where it cannot be. */
export function findToolSettings(id: ToolId, options: ToolOptions): unknown {
  return new Map<string, unknown>(Object.entries(options)).get(id)
}

/** What to do with a tool as it is set. */
export function getToolHelp(id: ToolId, options: ToolOptions): string {
  return findTool(id).help(findToolSettings(id, options))
}

/** Takes a tool in hand. */
export function startTool(id: ToolId): RunningTool {
  return createRunningTool(findTool(id))
}
