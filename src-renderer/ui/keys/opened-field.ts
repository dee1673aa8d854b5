import { defaultDocument, useEventListener, useMediaQuery, useMutationObserver } from '@vueuse/core'
import { createTypeahead } from './typeahead.ts'
import { isTextInput } from './typing.ts'

const FIELDS = 'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"]'
/** What opens a field: what says so, and links to the forms of new things. */
const OPENERS = '[data-opens-field], a[href$="/new"], a[href*="/new?"]'
const CAPTURE = { capture: true }

const wait = createTypeahead(() => performance.now())
/** The fields that stood on the page before the action; null once the opened one has the focus. */
let before: ReadonlySet<Element> | null = null

/** Call when an action opens a field: the field gets the focus, and the text typed meanwhile, as soon as it is on the page. */
export function awaitField(): void {
  wait.begin()
  before = new Set(document.querySelectorAll(FIELDS))
}

/**
 * One rule for actions that open a field, which bear `data-opens-field` (page keys: `opensField`) or link to the form of something new: the first new field of
 * the page gets the focus, and for a second no letter is a shortcut. By finger nothing is focused: a keyboard would be
 * drawn over what was opened.
 */
export function useOpenedField(): void {
  const isTouch = useMediaQuery('(pointer: coarse)')
  function onClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest(OPENERS) !== null) awaitField()
    else wait.end()
  }
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Control' && event.key !== 'Meta') wait.end()
      return
    }
    if (event.altKey || event.isComposing || isTextInput(event.target)) return
    if (!wait.hold(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  useEventListener(defaultDocument, 'click', onClick, CAPTURE)
  useEventListener(defaultDocument, 'keydown', onKey, CAPTURE)
  useEventListener(defaultDocument, 'focusin', ({ target }) => fill(target), CAPTURE)
  useMutationObserver(defaultDocument?.body, () => isTouch.value || focusOpened(), { childList: true, subtree: true })
}

function focusOpened(): void {
  if (before === null || !wait.isWaiting()) return
  const known = before
  const opened = [...document.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => !known.has(field))
  const field = opened.find((htmlElement) => htmlElement.matches('[data-initial-focus]')) ?? opened[0]
  if (!field) return
  before = null
  if (opened.some((htmlElement) => htmlElement === document.activeElement)) return
  if (field instanceof HTMLInputElement) field.select()
  field.focus()
}

/** Hands over what was typed before the field was there. */
function fill(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isTextInput(target)) return
  const text = wait.isWaiting() ? wait.take() : ''
  if (text === '' || target.selectionStart === null) return
  target.setRangeText(text, target.selectionStart, target.selectionEnd ?? target.selectionStart, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
