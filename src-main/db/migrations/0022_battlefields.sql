CREATE TABLE `battlefield` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`plan` text NOT NULL,
	`roster` text DEFAULT '' NOT NULL,
	CONSTRAINT "battlefield_named" CHECK(length("battlefield"."name") > 0),
	CONSTRAINT "battlefield_json" CHECK(json_valid("battlefield"."plan"))
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("__new_journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'squad', 'vehicle', 'scenario', 'battle', 'off-table', 'fistful-game', 'night', 'journal', 'flotilla', 'face-set', 'army', 'toy-box', 'battlefield'))
);
--> statement-breakpoint
INSERT INTO `__new_journal_link`("id", "entry_id", "target_kind", "target_id") SELECT "id", "entry_id", "target_kind", "target_id" FROM `journal_link`;--> statement-breakpoint
DROP TABLE `journal_link`;--> statement-breakpoint
ALTER TABLE `__new_journal_link` RENAME TO `journal_link`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);