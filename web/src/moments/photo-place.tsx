import { ImagePlus } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import './photo-place.css'

/** Where a photo will go. */
export function PhotoPlace() {
  const t = useTranslate()
  return (
    <p className="photo-place">
      <ImagePlus aria-hidden="true" />
      {t('moments.photo')}
    </p>
  )
}
