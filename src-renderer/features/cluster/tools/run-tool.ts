import type { StarMap } from '../star-map.ts'
import { eraseTool } from './erase-tool.ts'
import { routeTool } from './route-tool.ts'
import { selectTool } from './select-tool.ts'
import { starTool } from './star-tool.ts'
import type { MapEvent, Step, Tool, ToolId } from './tool.ts'

/** A tool at work: it keeps its own state and answers with what comes of each event. */
export type RunningTool = (event: MapEvent, map: StarMap) => Omit<Step<never>, 'state'>

/** Takes a tool in hand; `rating` is that of the stars to draw. */
export function takeTool(id: ToolId, rating: number): RunningTool {
  switch (id) {
    case 'select':
      return run(selectTool)
    case 'star':
      return run(starTool(rating))
    case 'route':
      return run(routeTool)
    case 'erase':
      return run(eraseTool)
  }
}

function run<State>(tool: Tool<State>): RunningTool {
  let { idle: state } = tool
  return (event, map) => {
    const { state: next, ...outcome } = tool.on(state, event, map)
    state = next
    return outcome
  }
}
