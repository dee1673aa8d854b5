type Bytes = Uint8Array<ArrayBuffer>

/** Maximum number of streams per session; more pages than a user has open. */
const MOST_OF_ONE = 30

/** Tracks event streams, which end cleanly when the server closes or their session ends. */
export function createStreamTracker() {
  const ends = new Map<() => void, string>()

  function endable(body: ReadableStream<Bytes>, session: string): ReadableStream<Bytes> {
    let forget = (): void => {}
    return body.pipeThrough(
      new TransformStream({
        start(controller) {
          const end = (): void => controller.terminate()
          forget = () => void ends.delete(end)
          ends.set(end, session)
        },
        flush: () => forget(),
        cancel: () => forget(),
      }),
    )
  }

  const endsOf = (session: string): (() => void)[] =>
    [...ends].filter(([, whose]) => whose === session).map(([end]) => end)

  function endThese(some: readonly (() => void)[]): void {
    for (const end of some) {
      ends.delete(end)
      end()
    }
  }

  return {
    /**
     * Returns the response, and tracks it until it ends if it is a stream. Above the limit, the oldest stream of the
     * session is ended.
     */
    track(response: Response, session = ''): Response {
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      if (!isStream || !response.body) return response
      const own = endsOf(session)
      endThese(own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1)))
      return new Response(endable(response.body, session), response)
    },
    /** Ends the streams of one session. */
    endOf: (session: string): void => endThese(endsOf(session)),
    endAll: (): void => endThese([...ends.keys()]),
    count: (): number => ends.size,
  }
}
