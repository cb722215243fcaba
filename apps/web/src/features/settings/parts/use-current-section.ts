import { useEffect, useState } from 'react';
import { headingId, SECTIONS, type SectionName } from '../sections';

/** A section is current once its heading is above this part of the window. */
const LINE = 0.35;

function currentSection(): SectionName {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1;
  const last = SECTIONS.at(-1);
  if (isAtEnd && last) return last;
  const passed = SECTIONS.findLast((section) => {
    const top = document.getElementById(headingId(section))?.getBoundingClientRect().top;
    return top !== undefined && top <= window.innerHeight * LINE;
  });
  return passed ?? SECTIONS[0];
}

/** The section that is being read. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const update = () => setCurrent(currentSection());
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  return current;
}
