import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Done in the transaction of what has happened to the account. */
type Follower = (manager: EntityManager, userId: string) => Promise<void>;

/** Whoever keeps something of an account outside says here what follows when it changes or goes. Features register at `onModuleInit`. */
@Injectable()
export class AccountEvents {
  readonly #onContact: Follower[] = [];
  readonly #onRemoval: Follower[] = [];

  /** Its address, name or language is another. */
  whenContactChanges(follower: Follower): void {
    this.#onContact.push(follower);
  }

  /** It is about to be removed. */
  whenRemoved(follower: Follower): void {
    this.#onRemoval.push(follower);
  }

  async contactChanged(manager: EntityManager, userId: string): Promise<void> {
    for (const follow of this.#onContact) await follow(manager, userId);
  }

  async removed(manager: EntityManager, userId: string): Promise<void> {
    for (const follow of this.#onRemoval) await follow(manager, userId);
  }
}
