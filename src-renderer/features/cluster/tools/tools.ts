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

/** All tools in the order of the toolbar. */
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

export type ToolId = AnyTool['id']

/** Settings of every configurable tool; one record, kept when the tool changes. */
export type ToolSettingsById = {
  readonly [Tool in AnyTool as null extends SettingsOf<Tool> ? never : Tool['id']]: SettingsOf<Tool>
}

/** Initial settings of the tools. */
// Each tool contributes its own entry, which the compiler cannot infer from a list.
export const DEFAULT_TOOL_SETTINGS_BY_ID = Object.fromEntries(
  TOOLS.flatMap(({ id, options }) => (options ? [[id, options.first]] : [])),
) as ToolSettingsById

export function getTool(id: ToolId): MapTool {
  const tool = TOOLS.find((candidate) => candidate.id === id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool
}

/** Settings of a tool; undefined if it has none. */
export function findToolSettings(id: ToolId, options: ToolSettingsById): unknown {
  return new Map<string, unknown>(Object.entries(options)).get(id)
}

/** Help text of a tool for its current settings. */
export function getToolHelp(id: ToolId, options: ToolSettingsById): string {
  return getTool(id).help(findToolSettings(id, options))
}

export function startTool(id: ToolId): RunningTool {
  return createRunningTool(getTool(id))
}
