import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'

/** Renders a sheet as an SVG in millimetres, to be printed at true size. */
export function renderSheetSvg(title: string, { widthMm, heightMm, marks }: PrintedSheet): string {
  return renderSvg({ widthMm, heightMm, title, ground: '#ffffff', layers: [{ id: 'sheet', title, marks }] })
}
