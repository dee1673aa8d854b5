import { computeHexCentres } from '#shared/kit/hex-indexer.ts'
import { sampleMap } from '../sample-map.ts'
import { measureFrames, type PeerScene, type Renderer, sceneOf } from './frames.ts'

/** Measures a renderer over the whole sample and leaves the result for the benchmark. */
export async function measurePeer(
  createRenderer: (peerScene: PeerScene) => Renderer | Promise<Renderer>,
): Promise<void> {
  const map = sampleMap()
  const { board } = map.head
  const renderer = await createRenderer(sceneOf(map, computeHexCentres(board)))
  window.bench = { frames: await measureFrames(renderer, board) }
}
