import { act } from '@testing-library/react';

/** Clicks three times before the page is rendered anew, as quick fingers do. */
export async function clickThrice(button: HTMLElement): Promise<void> {
  await act(async () => {
    for (let click = 0; click < 3; click += 1) button.click();
  });
}
