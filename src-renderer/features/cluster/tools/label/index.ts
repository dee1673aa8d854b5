import { TypeOutline } from '@lucide/vue'
import { type HexPlace, isSameHex } from '#shared/kit/hex.ts'
import type { AddLabelEdit, MapTool, ToolContext } from '../tool.ts'
import LabelOptions from './LabelOptions.vue'
import { DEFAULT_LABEL_TOOL_SETTINGS, type LabelToolSettings } from './settings.ts'

/** The pressed hex and the id of the label to be added. */
export type LabelToolState = { readonly hex: HexPlace; readonly id: string } | null

/** Adds a label or note at a hex, or selects the existing one. */
export const labelTool: MapTool<'label', LabelToolState, LabelToolSettings> = {
  id: 'label',
  name: 'Labels and notes',
  icon: TypeOutline,
  key: 'L',
  purpose: 'edit',
  cursor: 'crosshair',
  options: { first: DEFAULT_LABEL_TOOL_SETTINGS, fields: LabelOptions },
  help(options) {
    return `Click a hex and write the ${options.kind} there; Enter keeps it, Escape leaves none.`
  },
  idle: null,
  phase: (state) => (state ? 'press' : 'idle'),
  on(state, event, context) {
    if (event.type === 'cancel' || event.type === 'leave') return { state: null }
    if (event.type === 'done' || event.type === 'double') return { state }
    const { hex, type } = event
    if (!hex) return { state: null }
    const there = context.map.labelsAt(hex).find(({ kind }) => kind === context.settings.kind)
    if (there) return { state: null, ...(type === 'down' ? { select: chosen(there.id) } : {}) }
    const id = state?.id ?? context.newId()
    if (type === 'down') return { state: { hex, id }, preview: [labelEdit(id, hex, context)] }
    if (type === 'move') return { state, preview: [labelEdit(id, hex, context)] }
    if (!state || !isSameHex(state.hex, hex)) return { state: null }
    return { state: null, write: labelEdit(id, hex, context) }
  },
}

const FIRST_TEXT = { label: 'Label', note: 'Note' } as const

function labelEdit(id: string, { row, column }: HexPlace, { settings }: ToolContext<LabelToolSettings>): AddLabelEdit {
  const { kind, size, isHidden } = settings
  return { type: 'add-label', id, fields: { row, column, kind, text: FIRST_TEXT[kind], size, colour: null, isHidden } }
}

function chosen(id: string) {
  return { how: 'replace', things: [{ kind: 'label', id }] } as const
}
