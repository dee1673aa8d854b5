PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_star_link` (
	`id` text PRIMARY KEY NOT NULL,
	`star_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "star_link_kind" CHECK("__new_star_link"."target_kind" IN ('warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'journal'))
);
--> statement-breakpoint
INSERT INTO `__new_star_link`("id", "star_id", "target_kind", "target_id") SELECT "id", "star_id", "target_kind", "target_id" FROM `star_link`;--> statement-breakpoint
DROP TABLE `star_link`;--> statement-breakpoint
ALTER TABLE `__new_star_link` RENAME TO `star_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `star_link_once` ON `star_link` (`star_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `__new_journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("__new_journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'off-table', 'fistful-game', 'night', 'journal'))
);
--> statement-breakpoint
INSERT INTO `__new_journal_link`("id", "entry_id", "target_kind", "target_id") SELECT "id", "entry_id", "target_kind", "target_id" FROM `journal_link`;--> statement-breakpoint
DROP TABLE `journal_link`;--> statement-breakpoint
ALTER TABLE `__new_journal_link` RENAME TO `journal_link`;--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);--> statement-breakpoint
-- Off-table games are searched from here on: those that are there already, too.
INSERT INTO `search_entry` (`kind`, `ref_id`, `name`, `text`) SELECT 'off_table_game', `id`, `name`, trim(`scene` || char(10) || `notes`, char(10)) FROM `off_table_game`;
