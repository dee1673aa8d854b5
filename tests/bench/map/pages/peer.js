import { hexMiddles } from '#shared/kit/hex-field.ts'
import { sampleMap } from '../sample-map.ts'
import { measureFrames, sceneOf } from './frames.js'

/** Measures a renderer over the whole sample and leaves the result where the bench finds it. */
export async function measurePeer(createRenderer) {
  const map = sampleMap()
  const { board } = map.head
  const scene = sceneOf(map, hexMiddles(board), board.columns)
  const renderer = await createRenderer(scene)
  window.bench = { frames: await measureFrames(renderer, board) }
}
