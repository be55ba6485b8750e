import { useState } from 'react'

export interface MapEmbedProps {
  embedUrl: string
  placeUrl: string
  name: string
}

export function MapEmbed({ embedUrl, placeUrl, name }: MapEmbedProps) {
  const [shown, setShown] = useState(false)
  if (shown)
    return (
      <>
        {/* A page cannot detect that a cross-origin frame was blocked, so the link above the frame is always shown. */}
        <p className="note">
          No map here?{' '}
          <a href={placeUrl} rel="noopener noreferrer">
            Open it on Google Maps
          </a>
          , or go by the address above.
        </p>
        <iframe
          className="h-112 w-full rounded-md"
          src={embedUrl}
          title={`Map of ${name}`}
          referrerPolicy="no-referrer"
        />
      </>
    )
  return (
    <p>
      <a
        className="button button-quiet"
        href={placeUrl}
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault()
          setShown(true)
        }}
      >
        Show interactive map
      </a>
      <span className="note mt-2">Loads a map from Google.</span>
    </p>
  )
}
