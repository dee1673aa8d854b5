import type { TextEdit } from '../relations/unfinished-link.ts'

/** Applies an edit to a textarea as if it had been typed, so that the browser's own undo reverts it. */
export function applyTextEdit(area: HTMLTextAreaElement, { from, to, insert, selectFrom, selectTo }: TextEdit): void {
  area.focus()
  area.setSelectionRange(from, to)
  const typed = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!typed) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(selectFrom, selectTo)
}

/** CSS properties that affect line breaks in a textarea. */
const SHAPING = [
  'box-sizing',
  'width',
  'font',
  'letter-spacing',
  'line-height',
  'text-indent',
  'tab-size',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'font-variant-numeric',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
]

/** Position of a character in a textarea, in pixels from its corner; `below` is the lower edge of the line. */
export function measureCharacterPosition(area: HTMLTextAreaElement, at: number): { left: number; below: number } {
  const mirror = document.createElement('div')
  const style = getComputedStyle(area)
  for (const property of SHAPING) mirror.style.setProperty(property, style.getPropertyValue(property))
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    overflowWrap: 'break-word',
    borderStyle: 'solid',
  })
  mirror.style.whiteSpace = 'pre-wrap'
  mirror.textContent = area.value.slice(0, at)
  const mark = document.createElement('span')
  mark.textContent = '\u200b'
  mirror.append(mark)
  document.body.append(mirror)
  const place = { left: mark.offsetLeft, below: mark.offsetTop + mark.offsetHeight - area.scrollTop }
  mirror.remove()
  return place
}
