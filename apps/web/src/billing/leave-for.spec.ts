import { expect, it } from '@jest/globals';
import { leaveFor } from './leave-for';

it.each(['', 'pay', 'javascript:alert(1)', 'data:text/html,x'])(
  'goes nowhere for %j',
  (address) => {
    expect(() => leaveFor(address)).toThrow(/Invalid URL|No page/);
  },
);
