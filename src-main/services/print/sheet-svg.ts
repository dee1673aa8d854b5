import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'

/** A sheet as an SVG file in millimetres, as a printer that prints true needs it. */
export function renderSheetSvg(title: string, { widthMm, heightMm, marks }: PrintedSheet): string {
  return renderSvg({ widthMm, heightMm, title, ground: '#ffffff', layers: [{ id: 'sheet', title, marks }] })
}
