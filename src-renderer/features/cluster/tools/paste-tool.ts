import { describeSnippet, planPaste, type MapSnippet } from '../clipboard/clipboard.ts'
import { createMovePreview } from './preview-marks.ts'
import type { ToolMachine } from './tool.ts'

/** Tool that places a snippet on click; until then it follows the pointer. */
export function createPasteTool(snippet: MapSnippet): ToolMachine<null> {
  return {
    id: 'paste',
    idle: null,
    phase: () => 'placing',
    on(_, event, context) {
      if (!('hex' in event) || !event.hex) return { state: null }
      const pasted = planPaste(snippet, event.hex, context)
      const status = pasted.problem ?? `Click to put ${describeSnippet(snippet)} here.`
      if (event.type !== 'up' || pasted.problem !== null)
        return { state: null, preview: createMovePreview(pasted), status }
      const commit = { label: `Paste ${describeSnippet(snippet)}`, edits: pasted.edits }
      return { state: null, commit, select: { how: 'replace', things: pasted.things } }
    },
  }
}
