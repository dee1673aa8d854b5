export interface WindowState {
  readonly width: number
  readonly height: number
  readonly theme: 'void' | 'paper'
  readonly isForced: boolean
  readonly isTouched: boolean
}

/**
 * Waits until the window has this state and has been still for some frames, since axe reports faults during
 * transitions. Runs in the window.
 */
export async function waitForWindowState(state: WindowState, stillPictures: number): Promise<void> {
  const LONGEST = 1800
  let calm = 0
  for (let pictures = 0; calm < stillPictures || !stands(); pictures += 1) {
    if (pictures > LONGEST) throw new Error(`The window never came to stand as ${JSON.stringify(state)}`)
    await new Promise((painted) => requestAnimationFrame(painted))
    calm = stands() && !isMoving() ? calm + 1 : 0
  }

  function stands(): boolean {
    return (
      innerWidth === state.width &&
      innerHeight === state.height &&
      document.documentElement.dataset['theme'] === state.theme &&
      matchMedia('(forced-colors: active)').matches === state.isForced &&
      matchMedia('(pointer: coarse)').matches === state.isTouched
    )
  }

  function isMoving(): boolean {
    return document.getAnimations().some(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  }
}

/**
 * Returns the first heading of the page if it is not an h1, since axe accepts any level for the first heading. Runs in
 * the window.
 */
export function listFirstHeadingBelowH1(): string[] {
  const first = document.querySelector('main :is(h1, h2, h3, h4, h5, h6)')
  if (first?.tagName === 'H1') return []
  return [first ? (first.cloneNode() as Element).outerHTML : 'there is no heading']
}

/** Lists the page and its overflowing elements if it scrolls horizontally. Runs in the window. */
export function listOverflowing(): string[] {
  const wide = [document.documentElement, document.querySelector('#page')].filter(
    (candidate) => candidate && candidate.scrollWidth > candidate.clientWidth,
  )
  return wide.flatMap((item) => {
    if (!item) return []
    const edge = item.getBoundingClientRect().left + item.clientLeft + item.clientWidth
    const beside = [...item.querySelectorAll('*')].filter(
      (candidate) => candidate.getBoundingClientRect().right > edge + 1,
    )
    const width = `${item.tagName} is ${String(item.scrollWidth - item.clientWidth)} px too wide`
    return [width, ...beside.slice(0, 12).map((neighbour) => (neighbour.cloneNode() as Element).outerHTML)]
  })
}
